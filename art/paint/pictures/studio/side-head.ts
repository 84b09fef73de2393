import { ellipse } from '../../lib/path.ts'
import { mix } from '../../lib/colour.ts'
import type { Point } from '../../lib/path.ts'
import type { Spot } from './spot.ts'

export interface SideHead {
  at: Point
  /** Half the height of the head in px. */
  size: number
  skin: string
  colour: string
  /** Degrees clockwise; 0 looks to the right (to the left when flipped). */
  turn?: number
  flip?: 1 | -1
  hair?: 'short' | 'bun' | 'bob' | 'helmet'
  /** Of a helmet. */
  hat?: string
  closed?: boolean
  mouth?: 'none' | 'open'
}

/** An adult's head seen from the side. */
export function sideHead(
  s: Spot,
  {
    at,
    size,
    skin,
    colour,
    turn = 0,
    flip = 1,
    hair = 'short',
    hat = '#E8A23C',
    closed = false,
    mouth = 'none',
  }: SideHead,
): void {
  s.placed(
    at,
    turn,
    size / 50,
    () => {
      if (hair === 'bun') s.form(ellipse(-46, -30, 19, 18), colour, { rim: 2 })
      s.form(
        'M-8 -50Q30 -50 36 -18Q38 -8 38 -4L46 10Q47 14 39 15L40 24Q41 44 26 48Q10 50 2 38L-8 58H-42L-34 12Q-48 -44 -8 -50Z',
        skin,
        { depth: 0.42, rim: 3 },
      )
      s.form(
        'M33 -20Q26 -24 10 -22Q8 -6 0 -4Q-2 10 -10 12Q-12 26 -22 30Q-34 32 -40 16Q-58 -56 -8 -58Q30 -58 33 -20Z',
        colour,
        { depth: 0.5, rim: 2.5 },
      )
      if (hair === 'bob')
        s.form('M-6 -6Q-8 30 -16 46Q-36 54 -48 42Q-54 10 -44 -20Z', colour, { depth: 0.5, rim: 0 })
      s.form(ellipse(-8, 5, 7, 11), mix(skin, '#6A2E38', 0.16), { rim: 0 })
      if (hair === 'helmet') {
        s.form('M-50 -12Q-54 -64 -4 -66Q44 -64 42 -20Q0 -24 -50 -12Z', hat, { depth: 0.5, rim: 4 })
        s.form(
          'M-54 -8Q-52 -18 0 -24Q48 -26 58 -18Q58 -12 46 -13Q0 -14 -52 -2Q-56 -3 -54 -8Z',
          mix(hat, '#10244C', 0.14),
          { depth: 0.4, rim: 2 },
        )
      }
      const dark = mix(skin, '#20142E', 0.78)
      if (closed) s.stroke('M20 -4q6 5 12 1', dark, 3.2)
      else s.fill(ellipse(26, -4, 3.2, 4.4), dark)
      s.stroke('M18 -16q8 -5 16 -1', mix(colour, skin, 0.15), 4)
      if (mouth === 'open') s.fill(ellipse(34, 28, 6, 7), mix(skin, '#3A1024', 0.8))
      else s.stroke('M28 27q6 1 11 -1', mix(skin, '#5A1E30', 0.6), 3.2)
    },
    flip,
  )
}
