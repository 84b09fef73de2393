import { ellipse, r, type Point } from '../../lib/path.ts'
import { flameOf, lantern } from '../studio/lantern.ts'
import { stack } from '../studio/coins.ts'
import { seaWindow, table, wall } from '../studio/room.ts'
import { Spot } from '../studio/spot.ts'

/** Coins, and a log with a flame for every day. */
export function coinsAndLog(): Spot {
  const foot = [128, 424] as const
  const s = new Spot(flameOf(foot, 210), 680)
  wall(s)
  seaWindow(s, { box: [330, 40, 300, 170], columns: 3, rows: 1, sun: 0.9, seed: 9 })
  table(s, 316, 580)
  lantern(s, foot, 210)
  s.shadow([520, 520], 270, 26, 0.55)
  s.placed([520, 420], -3, 1, () => log(s))
  stack(s, [800, 500], 7)
  stack(s, [878, 468], 4)
  stack(s, [744, 540], 2)
  coin(s, [846, 548])
  return s
}

function log(s: Spot): void {
  s.form('M-262 -84H262L300 104H-300Z', '#7A3A3C', { from: 'top', depth: 0.5, rim: 3 })
  s.form('M-246 -92Q-120 -116 0 -90L0 92Q-140 66 -282 94Z', '#EFE6CC', { depth: 0.3 })
  s.form('M246 -92Q120 -116 0 -90L0 92Q140 66 282 94Z', '#E2D9C2', { depth: 0.44 })
  s.stroke('M0 -90V92', '#6A5450', 4, 0.6)
  let lines = ''
  for (let i = 0; i < 5; i++)
    lines += `M${-226 - i * 7} ${-56 + i * 28}Q${-120} ${-76 + i * 28} ${-28} ${-58 + i * 28}`
  s.stroke(lines, '#5B5F8C', 6, 0.4)
  for (let i = 0; i < 7; i++) {
    const [x, y] = [46 + (i % 4) * 54 + (i > 3 ? 24 : 0), i > 3 ? 34 : -34]
    day(s, [x, y], i < 5)
  }
}

/** One day of the streak: a flame in a ring. */
function day(s: Spot, [x, y]: Point, isLit: boolean): void {
  if (isLit) s.glow([x, y], 40, 0.6)
  s.fill(ellipse(x, y, 21, 20), isLit ? '#F2883F' : '#B9B0B4', isLit ? 0.9 : 0.5)
  s.fill(
    `M${r(x)} ${r(y - 15)}Q${r(x + 13)} ${r(y)} ${r(x + 8)} ${r(y + 10)}Q${r(x)} ${r(y + 17)} ${r(x - 8)} ${r(y + 10)}Q${r(x - 12)} ${r(y + 1)} ${r(x)} ${r(y - 15)}Z`,
    isLit ? '#FFF3C4' : '#8F8A98',
  )
}

function coin(s: Spot, at: Point): void {
  s.shadow([at[0], at[1] + 10], 46, 10, 0.5)
  stack(s, at, 1)
}
