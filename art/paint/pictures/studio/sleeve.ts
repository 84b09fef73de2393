import { mix } from '../../lib/colour.ts'
import { ellipse, line, r, type Point } from '../../lib/path.ts'
import { limb } from './limb.ts'
import type { Spot } from './spot.ts'

export interface Sleeve {
  width: number
  coat: string
  skin: string
  /** Degrees that the hand is bent from the line of the forearm. */
  bend?: number
  /** 'flat' fingers along the hand, 'spread' an open palm, 'none' where something hides the hand. */
  fingers?: 'flat' | 'spread' | 'none'
  /** 1: the thumb lies clockwise of the fingers, -1 the other way. */
  thumb?: 1 | -1
  /** Size of the hand; 1 follows the sleeve. */
  size?: number
}

/** An arm in a sleeve that takes the lamp's light like the coat does, with its cuff and hand. */
export function sleeve(
  s: Spot,
  shoulder: Point,
  elbow: Point,
  wrist: Point,
  { width: w, coat, skin, bend = 0, fingers = 'flat', thumb = 1, size = 1 }: Sleeve,
): void {
  const half = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  const [ux, uy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]]
  const turn = (Math.atan2(uy, ux) * 180) / Math.PI
  if (fingers !== 'none') s.placed(wrist, turn + bend, (w / 60) * size, () => palm(s, skin, fingers, thumb))
  const upper = half(shoulder, elbow, 0.55)
  const d = limb([...shoulder, w * 0.52], [...upper, w * 0.5], [...elbow, w * 0.47], [...wrist, w * 0.38])
  s.within('transform="translate(3 7)"', () => s.fill(d, '#0A1A3A', 0.3))
  s.form(d, mix(coat, '#FFE3C2', 0.06), { depth: 0.5, rim: 3 })
  const way = Math.hypot(ux, uy) || 1
  const [nx, ny] = [(-uy / way) * w * 0.36, (ux / way) * w * 0.36]
  s.stroke(
    line([
      [wrist[0] + nx, wrist[1] + ny],
      [wrist[0] - nx, wrist[1] - ny],
    ]),
    mix(coat, '#F3E4D8', 0.42),
    w * 0.2,
  )
}

/** A hand pointing to the right, its wrist at 0,0, for a sleeve 60 px wide. */
function palm(s: Spot, skin: string, fingers: 'flat' | 'spread', side: 1 | -1): void {
  const fan = fingers === 'spread' ? 0.3 : 0.05
  const dark = mix(skin, '#24183C', 0.45)
  const lit = mix(skin, '#FFB45C', 0.16)
  const bone = (d: string, width: number): void => {
    s.within('transform="translate(1 2.5)"', () => s.stroke(d, dark, width))
    s.stroke(d, lit, width)
  }
  bone(`M16 ${14 * side}L34 ${32 * side}L46 ${36 * side}`, 13)
  s.form(ellipse(24, 0, 27, 22), skin, { rim: 0, depth: 0.4 })
  const bones = [58, 70, 74, 68].map((long, i) => {
    const y = -14.5 + i * 9.8
    return `M36 ${r(y)}L${long} ${r(y + (i - 1.5) * 38 * fan)}`
  })
  if (fingers === 'spread') bone(bones.join(''), 11.5)
  else for (const d of bones) bone(d, 11.5)
}
