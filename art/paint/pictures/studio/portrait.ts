import { ellipse } from '../../lib/path.ts'
import type { Spot } from './spot.ts'

export interface Portrait {
  coat: string
  skin: string
  hair: string
}

/** A small portrait without features, as on a form; 100 px high at scale 1. */
export function portrait(
  s: Spot,
  at: readonly [number, number],
  scale: number,
  { coat, skin, hair }: Portrait,
): void {
  s.placed(at, 0, scale, () => {
    s.fill('M-52 52Q-48 6 0 4Q48 6 52 52Z', coat)
    s.fill(ellipse(0, -20, 27, 31), skin)
    s.fill('M-28 -22Q-30 -56 0 -56Q30 -56 28 -22Q14 -40 -28 -22Z', hair)
  })
}
