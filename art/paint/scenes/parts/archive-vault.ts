import { mix } from '../../lib/colour.ts'
import { ellipse, line, r, type Point } from '../../lib/path.ts'
import type { Sketch } from '../../lib/sketch.ts'
import { COLUMNS, EYE, FLOOR, SPRING } from './archive-plan.ts'
import { pointedHead, type Lancet } from './gothic.ts'

/** Moves a point of the back wall towards us, away from where all lines meet. */
function nearer(x: number, share: number): number {
  return x + (x - EYE[0]) * share
}

/** One bay of the vault, between two columns, under its boss. */
interface Bay {
  from: number
  to: number
  boss: Point
  arch: Lancet
}

/** Webs and ribs of the vault: each bay rises from its columns to a boss over our heads. */
export function vault(s: Sketch): void {
  const bays = COLUMNS.slice(0, -1).map((from, i): Bay => {
    const to = COLUMNS[i + 1] ?? from
    return {
      from,
      to,
      boss: [nearer((from + to) / 2, 0.16), 22],
      arch: { left: from, foot: FLOOR, width: to - from, straight: FLOOR - SPRING, rise: 178 },
    }
  })
  s.fill(
    `${bays.map(({ arch }, i) => (i ? pointedHead(arch).replace(/^M/, 'L') : pointedHead(arch))).join('')}L1930 ${SPRING}V-20H-20V${SPRING}Z`,
    s.down('#2B3160', '#454C7A'),
  )
  for (const bay of bays) webs(s, bay)
  for (const { from, to, boss, arch } of bays) {
    const all =
      pointedHead(arch) + rib(from, boss) + rib(to, boss) + line([boss, [nearer(boss[0], 0.1), -20]])
    s.stroke(all, s.c('#2B3360'), 13)
    s.stroke(all, s.across('#A3929E', '#8480A0', '#646A98'), 8)
    s.fill(ellipse(boss[0], boss[1], 17, 15), s.across('#E3B878', '#7D5A4C'))
    s.fill(ellipse(boss[0], boss[1], 8, 7), s.c('#94484C'))
  }
  for (const x of COLUMNS) {
    const transverse = acrossTheHall(x)
    s.stroke(transverse, s.c('#2B3360'), 22)
    s.stroke(transverse, s.across('#B8A4A8', '#6E7098'), 15)
    s.stroke(transverse, s.c('#D6C0BA'), 3, 0.4)
  }
}

/** A diagonal rib from the column at x up to the boss. */
function rib(x: number, [bx, by]: Point): string {
  return `M${r(x)} ${SPRING}C${r(x + (bx - x) * 0.12)} ${SPRING - 130} ${r(x + (bx - x) * 0.5)} ${by + 62} ${r(bx)} ${by}`
}

function acrossTheHall(x: number): string {
  return `M${r(x)} ${SPRING}Q${r(x)} 120 ${r(nearer(x, 0.3))} -20`
}

/** The curved fields between the ribs: the right ones take the low light from the left. */
function webs(s: Sketch, { from, to, boss, arch }: Bay): void {
  const back = (x: number): string =>
    `L${r(boss[0])} ${boss[1]}C${r(x + (boss[0] - x) * 0.5)} ${boss[1] + 62} ${r(x + (boss[0] - x) * 0.12)} ${SPRING - 130} ${r(x)} ${SPRING}Z`
  const share = from / 1500
  s.fill(
    `${acrossTheHall(from)}L${r(nearer(boss[0], 0.1))} -20${back(from)}`,
    s.c(mix('#50557F', '#3A4272', share)),
  )
  s.fill(
    `${acrossTheHall(to)}L${r(nearer(boss[0], 0.1))} -20${back(to)}`,
    s.picture.linear([
      [0, s.c(mix('#7E7494', '#555A88', share))],
      [1, s.c(mix('#6A6890', '#464D7C', share))],
    ]),
  )
  s.fill(
    `${pointedHead(arch)}${rib(to, boss).replace(/^M[^C]*/, '')}${back(from)}`,
    s.picture.linear(
      [
        [0, s.c(mix('#A68E9E', '#6A6C98', share))],
        [0.5, s.c(mix('#76729A', '#565C8C', share))],
        [1, s.c('#3E4776')],
      ],
      [0, 0.5],
      [1, 0],
    ),
  )
}
