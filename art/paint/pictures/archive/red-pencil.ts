import { polygon, rect } from '../../lib/path.ts'
import { rounded } from '../studio/devices.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

const INK = '#5B5F8C'
const RED = '#D9432C'

/** Nobody reads every comma: the pencil goes to the places where an error would cost most. */
export function redPencil(): Spot {
  const foot = [120, 306] as const
  const s = new Spot(flameOf(foot, 190), 660)
  vault(s, undefined, 220)
  table(s, 218, 590)
  lantern(s, foot, 190)
  s.fill('M256 146L620 130L672 500L236 506Z', '#081733', 0.34)
  s.placed([438, 314], -3, 0.9, () => draft(s))
  s.placed([593, 282], 34, 1, () => pencil(s))
  hand(s, {
    pose: 'pinch',
    at: [626, 250],
    turn: 16,
    scale: 1.2,
    skin: SKINS.tan,
    sleeve: '#3F7478',
    arm: 340,
  })
  return s
}

/** A page with its columns of figures, a quotation, a day; rings around three of them. */
function draft(s: Spot): void {
  s.form(rect(-206, -208, 412, 404), '#EBDFCC', { depth: 0.34, rim: 3 })
  s.fill(rect(-168, -178, 190, 20), '#3F5A8B', 0.75)
  const bars = (x: number, y: number, wide: readonly number[]): string =>
    wide.map((w, i) => rounded(x, y + i * 24, w, 9, 4)).join('')
  s.fill(
    bars(-168, -136, [330, 330, 250]) + bars(-112, -18, [150, 150, 110]) + bars(-168, 108, [330, 300, 120]),
    INK,
    0.5,
  )
  for (const x of [-172, -152])
    s.fill(`M${x} -12Q${x} -30 ${x + 14} -34V-26Q${x + 7} -22 ${x + 7} -16H${x + 14}V0H${x}Z`, INK, 0.85)
  const grid = rect(54, -64, 116, 102)
  s.fill(grid, '#D7CDBE')
  s.stroke(`${grid}M54 -38H170M54 -12H170M54 14H170M112 -64V38`, INK, 3, 0.55)
  s.fill(
    [-54, -28, -2, 24].map((y, i) => rounded(124, y - 3, [30, 22, 34, 26][i] ?? 0, 8, 4)).join(''),
    '#2B4C7E',
    0.75,
  )
  s.stroke('M34 -12Q36 -82 116 -82T194 -10Q188 62 104 58T30 -22', RED, 6, 0.9)
  s.stroke('M-190 -24Q-184 -52 -154 -50T-124 -18Q-128 14 -156 14T-188 -30', RED, 6, 0.9)
  s.stroke('M-180 160Q-176 138 -110 140T-36 162Q-44 180 -110 178T-182 152', RED, 6, 0.9)
}

/** Its red point at 0,0, its body up to the right. */
function pencil(s: Spot): void {
  s.form(rect(-9, -172, 18, 140), RED, { depth: 0.6, rim: 3 })
  s.form(
    polygon([
      [-9, -32],
      [9, -32],
      [0, 0],
    ]),
    '#E8C79A',
    { depth: 0.4, rim: 0 },
  )
  s.fill('M-3 -11H3L0 0Z', RED)
  s.form(rounded(-10, -186, 20, 20, 5), '#C99A62', { depth: 0.6 })
}
