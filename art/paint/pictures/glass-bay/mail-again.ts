import { rect } from '../../lib/path.ts'
import { laptop, mug, rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { head, torso } from '../studio/person.ts'
import { plaster, seaWindow, table } from '../studio/room.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

/** The same mail again; the tea is cold, the eyes are tired. */
export function mailAgain(): Spot {
  const foot = [104, 476] as const
  const s = new Spot(flameOf(foot, 170), 720)
  plaster(s, '#2F4A78')
  seaWindow(s, { box: [410, 76, 150, 170], columns: 2, rows: 2, sun: -0.6, moon: [520, 116], seed: 14 })
  tired(s)
  table(s, 430, 560)
  elbow(s)
  lantern(s, foot, 170)
  laptop(s, { at: [366, 520], width: 300, screen: (w, h) => mail(s, w, h) })
  for (const [x, y, own] of [
    [600, 498, '#C75B3E'],
    [660, 532, '#3F7478'],
  ] as const)
    mug(s, [x, y], 58, own, false)
  return s
}

function mail(s: Spot, w: number, h: number): void {
  s.fill(rounded(w * 0.08, h * 0.18, w * 0.84, h * 0.72, 8), '#FFFFFF', 0.85)
  s.fill(rect(w * 0.14, h * 0.26, w * 0.34, h * 0.06), '#2F5C8E', 0.8)
  let text = ''
  for (let i = 0; i < 5; i++)
    text += rect(w * 0.14, h * (0.4 + i * 0.09), w * (i % 3 === 2 ? 0.4 : 0.7), h * 0.035)
  s.fill(text, '#5B6F9C', 0.6)
}

function tired(s: Spot): void {
  torso(s, [744, 322], 214, 240, '#7A4458', '#8FA7CD')
  head(s, {
    at: [728, 224],
    size: 76,
    hair: 'bob',
    colour: '#2E2230',
    look: 'left',
    skin: SKINS.tan,
    lean: 13,
    eyes: 1.8,
    mouth: 'low',
  })
}

/** On the table stands the elbow that the head leans on. */
function elbow(s: Spot): void {
  sleeve(s, [834, 384], [868, 492], [800, 338], {
    width: 52,
    coat: '#7A4458',
    skin: SKINS.tan,
    thumb: -1,
    bend: -8,
  })
  sleeve(s, [652, 400], [650, 486], [744, 490], { width: 50, coat: '#7A4458', skin: SKINS.tan, thumb: -1 })
}
