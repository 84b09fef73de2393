import { ellipse, rect } from '../../lib/path.ts'
import { clockParrot } from '../../scenes/parts/clock-parrot.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { folder } from '../studio/paper.ts'
import { head, torso } from '../studio/person.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

/** The brass parrot listens; what must not be repeated is held tight. */
export function parrotOnLectern(): Spot {
  const foot = [118, 520] as const
  const s = new Spot(flameOf(foot, 180), 640)
  vault(s, [-30, 262, 560, 900])
  s.form(rect(-10, 520, 250, 90), '#5A4A5E', { depth: 0.6 })
  lantern(s, foot, 180)
  lectern(s)
  keeper(s)
  return s
}

function keeper(s: Spot): void {
  s.shadow([350, 600], 200, 50)
  torso(s, [350, 322], 236, 300, '#3F7478')
  s.form(rounded(322, 262, 56, 60, 22), '#B87C58', { rim: 0, depth: 0.7 })
  s.form('M286 300Q350 352 414 300Q420 330 404 346Q350 376 296 346Q280 330 286 300Z', '#D7C9B8', {
    depth: 0.5,
  })
  head(s, { at: [354, 214], size: 74, hair: 'bun', colour: '#3A2530', look: 'right', skin: SKINS.tan })
  const files = ['#7A6A9E', '#B0584E', '#C58A4E']
  files.forEach((own, i) =>
    s.placed([384 - i * 13, 444 + i * 8], -9 + i * 4, 1, () => folder(s, 190, 214, own)),
  )
  sleeve(s, [456, 376], [488, 500], [398, 466], {
    width: 58,
    coat: '#3F7478',
    skin: SKINS.tan,
    thumb: 1,
    bend: 10,
  })
  sleeve(s, [246, 376], [226, 516], [352, 520], { width: 60, coat: '#3F7478', skin: SKINS.tan, thumb: -1 })
}

function lectern(s: Spot): void {
  s.glow([700, 260], 330, 0.2)
  s.form(rect(664, 400, 64, 210), '#7A5148', { depth: 0.7 })
  s.form(rounded(592, 376, 208, 13, 6), '#C99A62', { depth: 0.6 })
  s.placed([696, 380], 0, 1.24, () => clockParrot(s, [0, 0]))
  s.fill(
    ellipse(650, 262, 190, 190),
    s.picture.radial([
      [0, '#FFC06A', 0.34],
      [1, '#FFB45C', 0],
    ]),
  )
  s.form('M590 404H802L836 470H556Z', '#A06E52', { depth: 0.6 })
  s.fill('M604 412H788L814 462H578Z', '#4A3148', 0.4)
  s.form('M612 414Q660 400 696 416Q732 400 780 414L800 456Q736 442 696 458Q656 442 592 456Z', '#E6D6BE', {
    depth: 0.5,
  })
  s.stroke('M696 416V457', '#6A5468', 3, 0.7)
  s.form(rect(550, 468, 292, 24), '#B98260', { depth: 0.65 })
}
