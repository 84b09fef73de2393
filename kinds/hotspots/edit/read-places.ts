import { isJsonObject, type Json } from '#shared/content/json.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import { readAt } from '#src/features/authoring/places-in.ts'
import type { HotspotsContent } from '../shared/schemas.ts'

export type Place = HotspotsContent['places'][number]

/** As large as a finger on a picture that a phone shows whole. */
export const USUAL_RADIUS = 6

/** The places as far as they can be read. */
export function readPlaces(content: Json | undefined): Place[] {
  return partsIn(content, 'places').map(({ id, at, radius, isDecoy }) => ({
    ...{ id, at: readAt(at), radius: typeof radius === 'number' ? radius : USUAL_RADIUS },
    ...(isDecoy === true && { isDecoy }),
  }))
}

/** As they stand in the file. */
export function writePlaces(places: readonly Place[]): Json {
  return places.map(({ id, at, radius, isDecoy }) => ({
    ...{ id, at: [...at], radius },
    ...(isDecoy && { isDecoy }),
  }))
}

export function pictureIn(content: Json | undefined): string {
  const picture = isJsonObject(content) ? content['picture'] : undefined
  return typeof picture === 'string' ? picture : ''
}
