import type { LearningPillMove } from '#kinds/learning-pill/shared/schemas.ts'

interface Moves {
  moves: LearningPillMove[]
}

/** The body that stands on a card of a learning pill. */
export function standOn(card: number): Moves {
  return { moves: [{ type: 'learning-pill', card }] }
}

/** The body that answers a card of a learning pill. @param repeat which time it has come back */
export function answerCard(card: string, answers: readonly string[], repeat?: number): Moves {
  const answer = { card, answers: [...answers], ...(repeat !== undefined && { repeat }) }
  return { moves: [{ type: 'learning-pill', answer }] }
}
