import type { LearningPillContent } from '../shared/schemas.ts'
import type { Stored } from './stored.ts'

type Card = LearningPillContent['cards'][number]

export function firstOf({ answers }: Stored, card: string): Stored['answers'][string] | undefined {
  return Object.hasOwn(answers, card) ? answers[card] : undefined
}

/** How a card was answered last since it came back. */
export function repeatOf(
  { repeats = {} }: Stored,
  card: string,
): NonNullable<Stored['repeats']>[string] | undefined {
  return Object.hasOwn(repeats, card) ? repeats[card] : undefined
}

/** It was answered right, at first or since it came back. */
export function isUnderstood(stored: Stored, card: string): boolean {
  return firstOf(stored, card)?.isCorrect === true || repeatOf(stored, card)?.isCorrect === true
}

/** The cards whose first answer was wrong, in their order. */
export function missedIn({ cards }: LearningPillContent, stored: Stored): Card[] {
  return cards.filter(({ id, question }) => question && firstOf(stored, id)?.isCorrect === false)
}

/** The card that comes back next: one that came back less often before others; null while a question is open, or where none does. */
export function nextRepeat(content: LearningPillContent, stored: Stored): string | null {
  if (content.cards.some(({ id, question }) => question && !firstOf(stored, id))) return null
  const open = missedIn(content, stored).filter(({ id }) => !isUnderstood(stored, id))
  const times = open.map(({ id }) => repeatOf(stored, id)?.times ?? 0)
  return open[times.indexOf(Math.min(...times))]?.id ?? null
}
