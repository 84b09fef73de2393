import type { Json } from '#shared/content/json.ts'

/** In percent of a picture's width and height. */
export type At = [x: number, y: number]

/** Where a place lies of which the file does not say it. */
const MIDDLE: At = [50, 50]

/** A place as far as it can be read. */
export function readAt(at: Json | undefined): At {
  if (!Array.isArray(at)) return MIDDLE
  const [x, y] = [0, 1].map((index): unknown => at[index])
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : MIDDLE
}

/** On the picture, in tenths of a percent. */
export function placeAt(x: number, y: number): At {
  const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10
  return [within(x), within(y)]
}

/** A place near the middle that lies on no other. @param nearest so far they are apart, in percent */
export function freePlace(places: readonly { at: At }[], nearest: number): At {
  for (let step = 0; ; step += 1) {
    const at = placeAt(50 + ((step % 9) - 4) * 8 * Math.min(1, step), 50 + (Math.floor(step / 9) % 9) * 5)
    if (step > 80 || places.every((one) => distance(one.at, at) >= nearest)) return at
  }
}

/** Ids of places that lie on each other. @param nearestOf so far two of them are apart, in percent */
export function tooNear<Place extends { id: string; at: At }>(
  places: readonly Place[],
  nearestOf: (one: Place, other: Place) => number,
): string[] {
  return places
    .filter((one) =>
      places.some((other) => other !== one && distance(one.at, other.at) < nearestOf(one, other)),
    )
    .map(({ id }) => id)
}

function distance(one: At, other: At): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}
