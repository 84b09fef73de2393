import type { AttemptState } from '#shared/scene/tasks/attempt.ts'
import type { LearningPillPlayable } from '#shared/scene/tasks/learning-pill.ts'

export type Card = LearningPillPlayable['cards'][number]
export type Answered = AttemptState['answered'][number]

export function answeredOf(state: AttemptState, card: Card): Answered | undefined {
  return state.answered.find((answer) => answer.card === card.id)
}

/** A card holds the player until its question is answered. */
export function mayLeave(state: AttemptState, card: Card): boolean {
  return card.question === null || answeredOf(state, card) !== undefined
}

/** The furthest card that may be stood on: the first with an open question, or the last. */
export function furthestCard(cards: readonly Card[], state: AttemptState): number {
  const open = cards.findIndex((card) => !mayLeave(state, card))
  return open === -1 ? cards.length - 1 : open
}

/** Where an attempt is taken up: where the player stood, but not past an open question. */
export function resumeAt(cards: readonly Card[], state: AttemptState): number {
  return Math.max(0, Math.min(state.card, furthestCard(cards, state)))
}

/** How many questions were answered right; null where none was asked. */
export function scoreOf({ answered }: AttemptState): { right: number; all: number } | null {
  if (answered.length === 0) return null
  return { right: answered.filter(({ isCorrect }) => isCorrect).length, all: answered.length }
}

/** One of one, or any of several. */
export function toggleAnswer(chosen: readonly string[], answer: string, isMultiple: boolean): string[] {
  if (!isMultiple) return [answer]
  return chosen.includes(answer) ? chosen.filter((id) => id !== answer) : [...chosen, answer]
}
