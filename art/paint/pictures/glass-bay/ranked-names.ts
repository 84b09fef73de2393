import { rect, type Point } from '../../lib/path.ts'
import { brassArm } from '../studio/brass-bust.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { sheet } from '../studio/paper.ts'
import { head, torso } from '../studio/person.ts'
import { portrait } from '../studio/portrait.ts'
import { plaster, table } from '../studio/room.ts'
import { sleeve } from '../studio/sleeve.ts'
import { Spot } from '../studio/spot.ts'

/** Nobody's portrait: the same grey for every application. */
const ANYBODY = { coat: '#7A86A8', skin: '#B9C1D6', hair: '#8A94B2' } as const

/** The machine holds out its ranking; she reads the application. */
export function rankedNames(): Spot {
  const foot = [470, 492] as const
  const s = new Spot(flameOf(foot, 150), 680, 'left')
  plaster(s, '#4A4668')
  s.placed([228, 270], -3, 1, () => ranking(s))
  brassArm(s, 'M-20 44Q40 4 84 40', [104, 56])
  reader(s)
  table(s, 464, 560)
  lantern(s, foot, 150)
  for (const [x, y, turn] of [
    [846, 508, 6],
    [838, 498, -4],
    [842, 488, 2],
  ] as const)
    s.within(`transform="translate(${x} ${y}) rotate(${turn}) skewX(-16) scale(1 .42)"`, () =>
      sheet(s, 150, 110, 6),
    )
  return s
}

/** A long strip: a silhouette, and a bar that gets shorter from row to row. */
function ranking(s: Spot): void {
  s.fill(rect(-110, -196, 250, 420), '#081733', 0.35)
  s.form(rect(-124, -208, 250, 420), '#E6DCCB', { depth: 0.34, rim: 3 })
  s.form(rounded(-124, 200, 250, 26, 12), '#CFC2AE', { from: 'top', depth: 0.4 })
  for (let i = 0; i < 8; i++) {
    const y = -176 + i * 48
    portrait(s, [-92, y], 0.34, ANYBODY)
    s.fill(rounded(-64, y - 9, 168 - i * 17, 20, 8), i < 4 ? '#3F8A82' : '#8A97B0', 0.85)
  }
  s.stroke('M-116 -8H118', '#C4583C', 5)
}

function reader(s: Spot): void {
  torso(s, [706, 326], 214, 240, '#3F7478', '#D9A860')
  head(s, {
    at: [700, 222],
    size: 76,
    hair: 'bun',
    colour: '#2E2230',
    look: 'left',
    skin: SKINS.brown,
    lean: -8,
    eyes: 1.4,
  })
  hold(s, [630, 388], [548, 480], [534, 420], -1)
  s.placed([612, 392], -7, 1, () => {
    sheet(s, 176, 200, 0)
    portrait(s, [-46, -46], 0.76, ANYBODY)
    let text = ''
    for (let i = 0; i < 6; i++) text += rect(i < 3 ? 4 : -70, -84 + i * 30, i < 3 ? 66 : 140, 9)
    s.fill(text, '#5B5F8C', 0.6)
  })
  hold(s, [786, 384], [802, 498], [708, 430], 1)
}

function hold(s: Spot, shoulder: Point, elbow: Point, wrist: Point, thumb: 1 | -1): void {
  sleeve(s, shoulder, elbow, wrist, { width: 50, coat: '#3F7478', skin: SKINS.brown, thumb })
}
