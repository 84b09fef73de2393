import { mix } from '../../lib/colour.ts'
import { blob, ellipse, line, r, smooth, type Point } from '../../lib/path.ts'
import { SKINS } from './hand.ts'
import type { Spot } from './spot.ts'

export type Hair = 'short' | 'bob' | 'bun' | 'curls' | 'bald' | 'cap' | 'hood' | 'scarf'

export interface Head {
  /** Middle of the face. */
  at: Point
  /** Half the height of the head in px. */
  size: number
  skin?: string
  hair?: Hair
  colour?: string
  /** 'back' shows no face; 'left' and 'right' three quarters. */
  look?: 'left' | 'right' | 'front' | 'back'
  beard?: boolean
  /** Degrees that the head leans clockwise. */
  lean?: number
  /** Pupils up (-1) or down (1). */
  eyes?: number
  mouth?: 'none' | 'open' | 'low'
}

/** An adult's head: hair, ear, brows, eyes, a nose shadow and no more. */
export function head(
  s: Spot,
  {
    at,
    size: k,
    skin = SKINS.tan,
    hair = 'short',
    colour = '#2A2438',
    look = 'front',
    beard = false,
    lean = 0,
    eyes = 0,
    mouth = 'none',
  }: Head,
): void {
  s.placed(at, lean, k / 50, () => {
    const turn = look === 'left' ? -1 : look === 'right' ? 1 : 0
    if (hair === 'bob')
      s.form(`M-48 -8Q-50 -58 0 -58Q50 -58 48 -8Q54 30 44 46Q0 58 -44 46Q-54 30 -48 -8Z`, colour, {
        depth: 0.5,
        rim: 2,
      })
    if (hair === 'curls')
      s.form(
        blob([
          [-50, 10],
          [-56, -16],
          [-46, -46],
          [-20, -66],
          [14, -68],
          [44, -50],
          [58, -18],
          [50, 12],
          [30, 6],
          [-30, 6],
        ]),
        colour,
        { depth: 0.5, rim: 2 },
      )
    if (hair === 'bun') s.form(ellipse(-turn * 26, -56, 19, 18), colour, { depth: 0.5, rim: 2 })
    const face = `M-40 -12Q-40 -52 0 -52Q40 -52 40 -12Q41 18 24 38Q12 51 0 51Q-12 51 -24 38Q-41 18 -40 -12Z`
    if (look !== 'back' && turn !== 0)
      s.form(ellipse(-turn * 39, 2, 8, 12), mix(skin, '#6A2E38', 0.18), { rim: 0 })
    if (look === 'front')
      for (const side of [-1, 1]) s.form(ellipse(side * 40, 2, 7, 11), mix(skin, '#6A2E38', 0.18), { rim: 0 })
    s.form(face, skin, { depth: 0.5, rim: 3 })
    if (look !== 'back') features(s, turn, skin, colour, eyes, mouth)
    if (beard)
      s.inside(face, () =>
        s.fill(`M-44 2Q-30 8 -26 22Q${turn * 10} 14 26 22Q30 8 44 2V60H-44Z`, mix(colour, skin, 0.12)),
      )
    if (beard) s.stroke(`M${turn * 10 - 9} 29q9 4 18 0`, mix(skin, '#5A1E30', 0.5), 4)
    crown(s, hair, colour, turn, look === 'back')
  })
}

function features(
  s: Spot,
  turn: number,
  skin: string,
  hair: string,
  eyes: number,
  mouth: NonNullable<Head['mouth']>,
): void {
  const dark = mix(skin, '#20142E', 0.78)
  const x = turn * 13
  for (const side of [-1, 1]) {
    const ex = x + side * 15 * (side === turn ? 0.82 : 1)
    s.fill(ellipse(ex, -2 + eyes * 2, 3.4, 4.2), dark)
    s.stroke(`M${r(ex - 8)} -14q8 -5 16 -1`, mix(hair, skin, 0.18), 4)
  }
  s.fill(
    `M${r(x + turn * 4 - 2)} -2q${r(turn === 0 ? 9 : turn * 11)} 12 ${r(turn === 0 ? 3 : turn * 3)} 18q-7 1 -8 -3Z`,
    mix(skin, '#5A2040', 0.4),
    0.6,
  )
  if (mouth === 'open') s.fill(ellipse(x, 29, 7, 8.5), mix(skin, '#3A1024', 0.8))
  else
    s.stroke(
      mouth === 'low' ? `M${r(x - 8)} 31q8 -4 16 0` : `M${r(x - 8)} 29q8 3.5 16 0`,
      mix(skin, '#5A1E30', 0.6),
      3.4,
    )
}

function crown(s: Spot, hair: Hair, colour: string, turn: number, back: boolean): void {
  if (hair === 'bald') return
  if (hair === 'cap') {
    s.form(`M-46 -16Q-50 -62 0 -62Q50 -62 46 -16Q0 -28 -46 -16Z`, colour, { depth: 0.55, rim: 3 })
    s.form(
      `M-48 -12Q-50 -26 -44 -26Q0 -38 44 -26Q50 -26 48 -12Q0 -26 -48 -12Z`,
      mix(colour, '#10244C', 0.3),
      { depth: 0.4, rim: 2 },
    )
    s.form(ellipse(0, -64, 11, 10), mix(colour, '#FFE8CC', 0.4), { rim: 2 })
    return
  }
  if (hair === 'hood') {
    s.form(
      `M-52 30Q-64 -66 0 -68Q64 -66 52 30Q46 54 34 56Q50 10 34 -24Q${turn * 12} -48 -34 -24Q-50 10 -34 56Q-46 54 -52 30Z`,
      colour,
      { depth: 0.55, rim: 3 },
    )
    if (back) s.form(`M-46 40Q-54 -60 0 -62Q54 -60 46 40Q0 60 -46 40Z`, colour, { depth: 0.55, rim: 3 })
    return
  }
  if (hair === 'scarf') {
    s.form(
      `M-44 40Q-58 -62 0 -62Q58 -62 44 40Q40 52 28 54Q44 8 32 -22Q${turn * 10} -42 -32 -22Q-44 8 -28 54Q-40 52 -44 40Z`,
      colour,
      { depth: 0.5, rim: 3 },
    )
    if (back) s.form(`M-44 30Q-50 -60 0 -62Q50 -60 44 30Q0 66 -44 30Z`, colour, { depth: 0.5, rim: 3 })
    return
  }
  if (back) {
    s.form(`M-43 14Q-50 -58 0 -59Q50 -58 43 14Q24 36 0 36Q-24 36 -43 14Z`, colour, { depth: 0.5, rim: 3 })
    return
  }
  const near = -turn * 14
  s.form(
    `M-43 0Q-50 -60 0 -60Q50 -60 43 0Q39 -6 37 -18Q${r(20 + near * 0.6)} -22 ${r(near + 4)} -36Q${r(near - 14)} -22 -37 -18Q-39 -6 -43 0Z`,
    colour,
    { depth: 0.45, rim: 2.5 },
  )
}

/** A sleeve with a mitt of skin at its end. @param joints shoulder, elbow, wrist. */
export function arm(
  s: Spot,
  joints: readonly [Point, Point, Point],
  width: number,
  coat: string,
  skin: string = SKINS.tan,
): void {
  const [shoulder, elbow, wrist] = joints
  const way = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1
  const [ux, uy] = [(wrist[0] - elbow[0]) / way, (wrist[1] - elbow[1]) / way]
  const palm: Point = [wrist[0] + ux * width * 0.5, wrist[1] + uy * width * 0.5]
  s.stroke(line([wrist, palm]), mix(skin, '#24183C', 0.25), width * 0.78)
  s.stroke(
    line([wrist, [palm[0] - width * 0.06, palm[1] - width * 0.06]]),
    mix(skin, '#FFB45C', 0.14),
    width * 0.66,
  )
  const sleeve = smooth([shoulder, elbow, wrist])
  s.stroke(sleeve, mix(coat, '#10244C', 0.45), width)
  const shift = s.side === 'right' ? 1 : -1
  const lit = smooth(
    [shoulder, elbow, wrist].map(([x, y]): Point => [x + shift * width * 0.12, y - width * 0.1]),
  )
  s.stroke(lit, coat, width * 0.74)
  s.stroke(
    smooth([shoulder, elbow, wrist].map(([x, y]): Point => [x + shift * width * 0.28, y - width * 0.22])),
    mix(coat, '#FFD9A0', 0.5),
    width * 0.16,
    0.6,
  )
  s.stroke(
    line([
      [wrist[0] - uy * width * 0.4, wrist[1] + ux * width * 0.4],
      [wrist[0] + uy * width * 0.4, wrist[1] - ux * width * 0.4],
    ]),
    mix(coat, '#F3E4D8', 0.45),
    width * 0.24,
  )
}

/** Shoulders and chest down to a straight hem. @param at middle between the shoulders @param width over the shoulders @param height to the hem. */
export function torso(
  s: Spot,
  [x, y]: Point,
  width: number,
  height: number,
  coat: string,
  scarf?: string,
): string {
  const w = width / 2
  const d = `M${r(x - w * 0.3)} ${r(y - w * 0.16)}Q${r(x - w * 0.92)} ${r(y)} ${r(x - w)} ${r(y + w * 0.52)}L${r(x - w * 1.04)} ${r(y + height)}H${r(x + w * 1.04)}L${r(x + w)} ${r(y + w * 0.52)}Q${r(x + w * 0.92)} ${r(y)} ${r(x + w * 0.3)} ${r(y - w * 0.16)}Z`
  s.form(d, coat, { depth: 0.6, rim: 3.5 })
  s.stroke(`M${r(x)} ${r(y + w * 0.2)}V${r(y + height - 3)}`, mix(coat, '#10244C', 0.6), 3, 0.5)
  if (scarf) {
    s.form(
      blob([
        [x - w * 0.5, y - w * 0.16],
        [x, y - w * 0.34],
        [x + w * 0.5, y - w * 0.16],
        [x + w * 0.46, y + w * 0.16],
        [x, y + w * 0.3],
        [x - w * 0.46, y + w * 0.16],
      ]),
      scarf,
      { depth: 0.5, rim: 2 },
    )
    s.form(
      `M${r(x + w * 0.1)} ${r(y + w * 0.12)}l${r(w * 0.3)} ${r(-w * 0.04)}l${r(w * 0.06)} ${r(w * 0.8)}l${r(-w * 0.28)} ${r(w * 0.04)}Z`,
      mix(scarf, '#10244C', 0.16),
      { depth: 0.4, rim: 1.5 },
    )
  }
  return d
}
