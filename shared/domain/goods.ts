/**
 * Goods of the game that are seen on the map of the player who uses them; what a scene shows of each is its designer's to draw. Those that
 * begin with the same word stand in one spot, so that one of them is used at a time.
 */
export const GOODS = ['boat', 'lamp-green', 'lamp-rose'] as const
export type Good = (typeof GOODS)[number]

/** Goods that the face of their owner wears, wherever it is drawn and for everybody; of those with the same first word one at a time. */
export const WORN = ['hat-wool', 'scarf-striped', 'glasses-round'] as const
export type Worn = (typeof WORN)[number]

export function isWorn(kind: string): kind is Worn {
  return WORN.some((good) => good === kind)
}

export function isGood(kind: string): kind is Good {
  return GOODS.some((good) => good === kind)
}
