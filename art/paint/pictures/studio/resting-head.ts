import { mix } from '../../lib/colour.ts'
import { ellipse, type Point } from '../../lib/path.ts'
import type { Spot } from './spot.ts'

export interface RestingHead {
  at: Point
  /** Half the height of the head in px. */
  size: number
  skin: string
  colour: string
  /** Degrees clockwise; 90 has the crown to the right, -90 to the left. */
  turn: number
  /** How far the head is tilted back: 0 not, 1 chin well up. */
  tilt?: number
}

/** The face, seen from the front, of someone who lies with closed eyes. */
export function restingHead(s: Spot, { at, size, skin, colour, turn, tilt = 0 }: RestingHead): void {
  s.placed(at, turn, size / 50, () => {
    const up = -tilt * 12
    for (const side of [-1, 1]) s.form(ellipse(side * 40, 4, 7, 11), mix(skin, '#6A2E38', 0.18), { rim: 0 })
    s.form(
      'M-40 -12Q-40 -52 0 -52Q40 -52 40 -12Q41 20 24 40Q12 52 0 52Q-12 52 -24 40Q-41 20 -40 -12Z',
      skin,
      { depth: 0.42, rim: 3 },
    )
    s.form(
      `M-44 2Q-52 -60 0 -60Q52 -60 44 2Q40 -8 37 -18Q18 ${-30 + up * 0.7} 0 ${-32 + up * 0.7}Q-18 ${-30 + up * 0.7} -37 -18Q-40 -8 -44 2Z`,
      colour,
      { depth: 0.5, rim: 0 },
    )
    const dark = mix(skin, '#20142E', 0.78)
    for (const side of [-1, 1]) {
      s.stroke(`M${side * 16 - 8} ${up}q8 5 16 0`, dark, 3.4)
      s.stroke(`M${side * 16 - 8} ${-13 + up}q8 -4 16 0`, mix(colour, skin, 0.2), 3.6)
    }
    s.fill(`M-3 ${2 + up}q8 10 4 17q-8 2 -9 -2Z`, mix(skin, '#5A2040', 0.4), 0.6)
    s.fill(ellipse(0, 30 + up, 7.5, 3.4), mix(skin, '#3A1024', 0.7))
    if (tilt > 0) s.stroke('M-17 42Q0 50 17 42', mix(skin, '#5A2040', 0.4), 3, 0.6)
  })
}
