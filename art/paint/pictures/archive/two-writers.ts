import { ellipse, type Point } from '../../lib/path.ts'
import { cog } from '../../scenes/parts/cog.ts'
import { SKINS, hand } from '../studio/hand.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { limb } from '../studio/limb.ts'
import { sheet } from '../studio/paper.ts'
import { table } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'
import { vault } from '../studio/vault.ts'

const BRASS = '#CF9C5C'

/** One letter, two hands at it: one of skin, one of brass. */
export function twoWriters(): Spot {
  const foot = [480, 286] as const
  const s = new Spot(flameOf(foot, 190), 560, 'top')
  vault(s, undefined, 240)
  table(s, 236, 580)
  s.pool([480, 330], 420, 150, 0.4)
  lantern(s, foot, 190)
  s.fill('M300 304H664L716 512H252Z', '#081733', 0.34)
  s.within('transform="translate(482 398) scale(1 .8) skewX(-3)"', () => sheet(s, 400, 250, 8))
  quill(s, [372, 404], [268, 236], '#E8E2DC')
  hand(s, {
    pose: 'pinch',
    at: [360, 390],
    turn: 14,
    scale: 1.08,
    flip: -1,
    skin: SKINS.brown,
    sleeve: '#3F6F86',
    arm: 330,
  })
  quill(s, [574, 440], [676, 250], '#7FB0B4')
  clockworkArm(s)
  return s
}

function quill(s: Spot, [x, y]: Point, [tx, ty]: Point, own: string): void {
  const [dx, dy] = [tx - x, ty - y]
  const at = (t: number, out: number): string =>
    `${(x + dx * t - dy * out).toFixed(1)} ${(y + dy * t + dx * out).toFixed(1)}`
  s.stroke(`M${at(0.02, 0.03)}L${at(0.3, 0.05)}`, '#081733', 5, 0.3)
  s.form(`M${at(0.3, -0.02)}Q${at(0.6, -0.18)} ${at(1.04, -0.02)}Q${at(0.9, 0.14)} ${at(0.42, 0.1)}Z`, own, {
    depth: 0.5,
  })
  s.stroke(`M${at(0, 0)}L${at(0.98, 0.01)}`, '#F6E7CE', 4.5)
  s.stroke(`M${at(0, 0)}L${at(0.08, 0)}`, '#1B2340', 5)
}

/** A forearm of rods and wheels with jointed fingers. */
function clockworkArm(s: Spot): void {
  s.shadow([700, 500], 220, 26, 0.4)
  s.form(limb([1000, 540, 46], [860, 500, 40], [742, 462, 30]), '#5E4A5C', { from: 'top', depth: 0.6 })
  for (const shift of [-20, 20])
    s.form(limb([1000, 540 + shift, 13], [860, 500 + shift, 12], [730, 458 + shift * 0.7, 10]), BRASS, {
      from: 'top',
      depth: 0.6,
    })
  cog(s, [852, 498], 44, 12)
  cog(s, [784, 470], 28, 10, ['#E6A87C', '#A86C54', '#5E3E4C'])
  s.form(limb([744, 430, 14], [734, 462, 16], [728, 492, 14]), '#E2B878', { from: 'top', depth: 0.5 })
  const fingers: readonly (readonly [Point, Point, Point])[] = [
    [
      [704, 488],
      [652, 504],
      [622, 478],
    ],
    [
      [700, 470],
      [642, 484],
      [606, 456],
    ],
    [
      [696, 450],
      [634, 402],
      [580, 424],
    ],
    [
      [690, 474],
      [630, 468],
      [586, 440],
    ],
  ]
  fingers.slice(0, 2).forEach((joints) => digit(s, joints))
  s.form('M736 428Q690 424 676 448Q668 480 694 498Q726 500 738 492Z', BRASS, {
    from: 'top',
    depth: 0.55,
    rim: 4,
  })
  s.fill(ellipse(706, 460, 17, 17), '#3A2E4E', 0.7)
  cog(s, [706, 460], 15, 9)
  fingers.slice(2).forEach((joints) => digit(s, joints))
}

function digit(s: Spot, [base, middle, tip]: readonly [Point, Point, Point]): void {
  s.form(
    limb([...base, 14], [(base[0] + middle[0]) / 2, (base[1] + middle[1]) / 2, 13], [...middle, 12]),
    BRASS,
    { from: 'top', depth: 0.55 },
  )
  s.form(
    limb([...middle, 11], [(tip[0] + middle[0]) / 2, (tip[1] + middle[1]) / 2, 11], [...tip, 9]),
    '#E2B878',
    { from: 'top', depth: 0.55 },
  )
  for (const [x, y] of [base, middle]) {
    s.form(ellipse(x, y, 11, 11), '#9A6B48', { from: 'top' })
    s.fill(ellipse(x, y, 4, 4), '#3A2E4E')
  }
}
