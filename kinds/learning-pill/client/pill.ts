import { verdictOfChoice } from '#shared/domain/verdicts.ts'
import type { LearningPillPlayable, LearningPillState } from '#kinds/learning-pill/shared/schemas.ts'
import type { Judged } from '#src/features/tasks/play/judged.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export type Card = LearningPillPlayable['cards'][number]
export type Answered = LearningPillState['answered'][number]

/** An answer is judged by the server alone: until then it is only on its way. */
export const PILL: PlayRule<'learning-pill'> = {
  kind: 'learning-pill',
  judged: ({ answered, repeats = [] }) => [
    ...answered.map((one): Judged => ({ key: one.card, verdict: verdictOfChoice(one) })),
    ...repeats.map(({ card, times, isCorrect }): Judged => ({
      key: `${card} ${times}`,
      verdict: isCorrect ? 'right' : 'wrong',
    })),
  ],
  apply: (state, { card }) => (card === undefined ? state : { ...state, card }),
  // of two places the last one counts
  merge: (before, after) => (before.answer || after.answer ? null : after),
}

export function answeredOf(state: LearningPillState, card: Card): Answered | undefined {
  return state.answered.find((answer) => answer.card === card.id)
}

/** One coming back of a card that was missed. */
export interface Repeat {
  card: string
  /** Which time it is, from 1 on. */
  times: number
}

/** The cards whose first answer was wrong, in their order: they come back after the last one. */
export function missedIn(cards: readonly Card[], state: LearningPillState): Card[] {
  return cards.filter((card) => answeredOf(state, card)?.isCorrect === false)
}

/** How many of them were answered right since. */
export function understoodIn(cards: readonly Card[], state: LearningPillState): number {
  return missedIn(cards, state).filter((card) => repeatOf(state, card.id)?.isCorrect).length
}

export function repeatOf({ repeats = [] }: LearningPillState, card: string) {
  return repeats.find((one) => one.card === card)
}

/** What comes back next, as the server would have it: what came back less often goes before; null where nothing does. */
export function nextRepeat(cards: readonly Card[], state: LearningPillState): Repeat | null {
  if (cards.some((card) => !mayLeave(state, card))) return null
  const open = missedIn(cards, state).flatMap(({ id }) => {
    const last = repeatOf(state, id)
    return last?.isCorrect ? [] : [{ card: id, times: (last?.times ?? 0) + 1 }]
  })
  const least = Math.min(...open.map(({ times }) => times))
  return open.find(({ times }) => times === least) ?? null
}

/** Where an attempt goes on that had come to what comes back; null where it has not come there, or nothing is left. */
export function repeatAt(cards: readonly Card[], state: LearningPillState): Repeat | null {
  return (state.repeats ?? []).length > 0 ? nextRepeat(cards, state) : null
}

/** The card as it comes back: its answers stand elsewhere each time, so that their places are not what is remembered. */
export function asRepeated(card: Card, { times }: Repeat): Card {
  const { question } = card
  if (!question) return card
  const first = times % question.answers.length
  const answers = [...question.answers.slice(first), ...question.answers.slice(0, first)]
  return { ...card, question: { ...question, answers } }
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
