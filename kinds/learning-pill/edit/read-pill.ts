import { isJsonObject, type Json } from '#shared/content/json.ts'
import type { LearningPillContent } from '../shared/schemas.ts'

export type PillCard = LearningPillContent['cards'][number]

/** The cards of a pill as far as they can be read: how many there are, and whether all is said, nobody has checked yet. */
export function readPill(content: Json | undefined): PillCard[] {
  const cards: unknown = isJsonObject(content) ? content['cards'] : undefined
  return Array.isArray(cards) ? cards.flatMap(readCard) : []
}

function readCard(card: unknown): PillCard[] {
  if (!isJsonObject(card)) return []
  const { id, picture, question } = card
  if (typeof id !== 'string') return []
  const asked = isJsonObject(question) ? question : undefined
  return [
    {
      ...{ id, picture: typeof picture === 'string' ? picture : '' },
      ...(asked && {
        question: { answers: namesIn(asked['answers']), correct: namesIn(asked['correct']) },
      }),
    },
  ]
}

function namesIn(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one: unknown) => typeof one === 'string') : []
}

/** The cards as they stand in the file. */
export function writePill(cards: readonly PillCard[]): Json {
  return cards.map(({ id, picture, question }) => ({ id, picture, ...(question && { question }) }))
}

/** A name that none of these has, as `card-3`. */
export function freshName(stem: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) {
    const name = `${stem}-${number}`
    if (!taken.includes(name)) return name
  }
}
