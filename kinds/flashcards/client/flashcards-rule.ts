import { afterAnswer } from '#kinds/flashcards/shared/deck.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export const flashcardsRule: PlayRule<'flashcards'> = {
  kind: 'flashcards',
  // the player says what was known: what was not is no mistake
  judged: ({ known }) => known.map((key) => ({ key, verdict: 'right' })),
  apply: (state, { card, knew }) => ({ ...state, ...afterAnswer(state, card, knew) }),
  // each is needed: what was missed first comes back first
  merge: () => null,
}
