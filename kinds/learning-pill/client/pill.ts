import type { LearningPillPlayable, LearningPillState } from '#kinds/learning-pill/shared/schemas.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export type Card = LearningPillPlayable['cards'][number]
export type Answered = LearningPillState['answered'][number]

/** An answer is judged by the server alone: until then it is only on its way. */
export const PILL: PlayRule<'learning-pill'> = {
  kind: 'learning-pill',
  apply: (state, { card }) => (card === undefined ? state : { ...state, card }),
  // of two places the last one counts
  merge: (before, after) => (before.answer || after.answer ? null : after),
}

export function answeredOf(state: LearningPillState, card: Card): Answered | undefined {
  return state.answered.find((answer) => answer.card === card.id)
}

/** A card holds the player until its question is answered. */
export function mayLeave(state: LearningPillState, card: Card): boolean {
  return card.question === null || answeredOf(state, card) !== undefined
}

/** The furthest card that may be stood on: the first with an open question, or the last. */
export function furthestCard(cards: readonly Card[], state: LearningPillState): number {
  const open = cards.findIndex((card) => !mayLeave(state, card))
  return open === -1 ? cards.length - 1 : open
}

/** Where an attempt is taken up: where the player stood, but not past an open question. */
export function resumeAt(cards: readonly Card[], state: LearningPillState): number {
  return Math.max(0, Math.min(state.card, furthestCard(cards, state)))
}

/** The card that a note leads to, or the furthest one before it; null: none is wanted. */
export function cardWanted(cards: readonly Card[], state: LearningPillState, wanted: string): number | null {
  const index = cards.findIndex(({ id }) => id === wanted)
  return index === -1 ? null : Math.min(index, furthestCard(cards, state))
}

/** One of one, or any of several. */
export function toggleAnswer(chosen: readonly string[], answer: string, isMultiple: boolean): string[] {
  if (!isMultiple) return [answer]
  return chosen.includes(answer) ? chosen.filter((id) => id !== answer) : [...chosen, answer]
}
