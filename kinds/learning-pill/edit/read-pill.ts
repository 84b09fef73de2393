import { isJsonObject, type Json } from '#shared/content/json.ts'
import { namesIn, partsIn } from '#src/features/authoring/names-in.ts'
import type { LearningPillContent } from '../shared/schemas.ts'

export type PillCard = LearningPillContent['cards'][number]

/** The cards of a pill as far as they can be read: how many there are, and whether all is said, nobody has checked yet. */
export function readPill(content: Json | undefined): PillCard[] {
  return partsIn(content, 'cards').map(({ id, picture, question }) => ({
    ...{ id, picture: typeof picture === 'string' ? picture : '' },
    ...(isJsonObject(question) && {
      question: { answers: namesIn(question['answers']), correct: namesIn(question['correct']) },
    }),
  }))
}

/** The cards as they stand in the file. */
export function writePill(cards: readonly PillCard[]): Json {
  return cards.map(({ id, picture, question }) => ({ id, picture, ...(question && { question }) }))
}
