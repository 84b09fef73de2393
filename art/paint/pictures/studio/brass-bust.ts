import { ellipse } from '../../lib/path.ts'
import { rounded } from './devices.ts'
import type { Spot } from './spot.ts'

/** The brass helper's head and shoulders; draw it inside `placed`: the middle of its face at 0,0, 140 wide. @param look -1 left to 1 right. */
export function brassBust(s: Spot, look = 0): void {
  s.form('M-112 200Q-116 96 -66 92H66Q116 96 112 200Z', '#C08A52', { depth: 0.65, rim: 5 })
  s.form(rounded(-20, 58, 40, 44, 6), '#8A6248', { depth: 0.6 })
  s.stroke('M0 -58V-92', '#8A6248', 7)
  s.fill(ellipse(0, -98, 10, 10), '#F2703F')
  s.form(rounded(-70, -62, 140, 124, 44), '#D9A866', { depth: 0.6, rim: 5 })
  for (const x of [-28, 28]) {
    s.fill(ellipse(x, -6, 21, 21), '#2A2038')
    s.glow([x + look * 8, -6], 34, 0.7, '#FFD98A')
    s.fill(ellipse(x + look * 8, -6, 10, 10), '#FFF0C0')
  }
  s.stroke('M-20 36h40', '#5A3E3A', 6)
}

/** A brass arm with a mitten hand. @param path its curve, shoulder to wrist @param at the hand's middle. */
export function brassArm(s: Spot, path: string, at: readonly [number, number]): void {
  s.stroke(path, '#5A3E3A', 32)
  s.stroke(path, '#B98058', 24)
  s.stroke(path, '#F2CE94', 5, 0.6)
  s.placed(at, 0, 1, () =>
    s.form('M-28 -8q26 -24 52 4q4 28 -20 34q-34 -2 -32 -38Z', '#D9A866', { depth: 0.55, rim: 3 }),
  )
}
