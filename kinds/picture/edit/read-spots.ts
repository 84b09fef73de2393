import { isJsonObject, type Json } from '#shared/content/json.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import { readAt } from '#src/features/authoring/places-in.ts'
import type { PictureContent } from '../shared/schemas.ts'

export type Spot = PictureContent['spots'][number]
/** The places of a picture as far as they can be read. */
export function readSpots(content: Json | undefined): Spot[] {
  return partsIn(content, 'spots').map(({ id, at, picture }) => ({
    ...{ id, at: readAt(at) },
    ...(typeof picture === 'string' && { picture }),
  }))
}

/** As they stand in the file. */
export function writeSpots(spots: readonly Spot[]): Json {
  return spots.map(({ id, at, picture }) => ({ id, at: [...at], ...(picture !== undefined && { picture }) }))
}

export function pictureIn(content: Json | undefined): string {
  const picture = isJsonObject(content) ? content['picture'] : undefined
  return typeof picture === 'string' ? picture : ''
}
