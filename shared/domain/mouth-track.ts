/** How long one shape of a mouth lasts (ms). With a frame of a slow screen it is still well under 60 ms off. */
export const SHAPE_MS = 25

/** From quiet to loud: `small` also hisses, `round` is an o or u, `wide` an open vowel. */
const MOUTH_SHAPES = ['closed', 'small', 'round', 'wide'] as const
export type MouthShape = (typeof MOUTH_SHAPES)[number]

/** One letter a shape, so that a track of a minute is 2.4 kB. */
const LETTERS: Record<MouthShape, string> = { closed: '-', small: 's', round: 'o', wide: 'w' }
const SHAPES = new Map(MOUTH_SHAPES.map((shape) => [LETTERS[shape], shape]))

/** A track as it travels: a letter for each `SHAPE_MS`. */
export const MOUTH_TRACK = /^[-sow]*$/

export function writeTrack(shapes: readonly MouthShape[]): string {
  return shapes.map((shape) => LETTERS[shape]).join('')
}

/** The shape at a moment of a recording (ms); closed before and after it. */
export function shapeAt(track: string, ms: number): MouthShape {
  return SHAPES.get(track[Math.floor(ms / SHAPE_MS)] ?? '') ?? 'closed'
}
