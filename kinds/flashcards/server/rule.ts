import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import { SPENT, withSpent } from '#kinds/define/spent.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import { afterAnswer } from '../shared/deck.ts'
import type { FlashcardsContent } from '../shared/schemas.ts'

const Stored = z.object({
  known: z.array(z.string()),
  /** Also those that were known later. */
  missed: z.array(z.string()),
  ...SPENT,
})
export type Stored = z.infer<typeof Stored>

/** Cards that are turned over until each was known once. */
export const rule: TaskRule<'flashcards', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, { now }) => ({ known: [], missed: [], since: now.getTime() }),

  playable: ({ type, cards }, { parts }) => ({
    type,
    cards: cards.map(({ id, picture = null }) => ({
      ...{ id, front: parts?.[id]?.title ?? '', back: parts?.[id]?.text ?? '' },
      ...{ picture, pictureAlt: parts?.[id]?.picture ?? '' },
    })),
  }),

  take({ cards }, stored, { card, knew }, { now }) {
    if (cards.every(({ id }) => id !== card)) return 'unknown'
    const isFirst = !stored.known.includes(card) && !stored.missed.includes(card)
    const after = { ...stored, ...afterAnswer(stored, card, knew) }
    return isFirst ? withSpent(after, card, now.getTime()) : { ...after, since: now.getTime() }
  },

  show: ({ type, cards }, _, { known, missed }) => {
    const isThere = (card: string) => cards.some(({ id }) => id === card)
    return { type, known: known.filter(isThere), missed: missed.filter(isThere) }
  },

  progress: (content, stored) => percentDone(knownOf(content, stored).length, content.cards.length),

  leastSeconds: (content, { parts }, stored) =>
    sumSeconds(knownOf(content, stored).map((id) => leastSecondsFor(parts?.[id]?.title, parts?.[id]?.text))),

  result: (content, stored) =>
    knownOf(content, stored).length === content.cards.length
      ? { share: 1, score: null, isPassed: true }
      : null,
}

/** Without those that a new version removed. */
function knownOf({ cards }: FlashcardsContent, { known }: Stored): string[] {
  return cards.map(({ id }) => id).filter((id) => known.includes(id))
}
