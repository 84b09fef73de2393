import type { Json } from '#shared/content/json.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import type { FlashcardsContent } from '../shared/schemas.ts'

export type Card = FlashcardsContent['cards'][number]

/** The cards as far as they can be read. */
export function readCards(content: Json | undefined): Card[] {
  return partsIn(content, 'cards').map(({ id, picture }) => ({
    id,
    ...(typeof picture === 'string' && { picture }),
  }))
}

/** As they stand in the file. */
export function writeCards(cards: readonly Card[]): Json {
  return cards.map(({ id, picture }) => ({ id, ...(picture !== undefined && { picture }) }))
}
