import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'
import type { FlashcardsContent } from '../shared/schemas.ts'

export const intake: TaskIntake<'flashcards'> = {
  check({ cards }, label, findings) {
    const ids = cards.map(({ id }) => id)
    checkTwice(ids, 'content.cards', label, findings)
  },

  words: ({ cards }) => ({
    group: 'parts',
    decisions: cards.length,
    parts: cards.map(({ id, picture }) => ({
      ...{ id, fields: ['title', 'text'] as const },
      hasHint: true,
      ...(picture !== undefined && { mayBeEmpty: ['picture'] as const }),
    })),
  }),

  shownShare: () => 1,
  whyNotRated: () => null,

  async publish({ type, cards }, files) {
    const served: FlashcardsContent['cards'] = []
    for (const [index, { picture, ...card }] of cards.entries()) {
      const at = `content.cards[${index}].picture`
      served.push(picture === undefined ? card : { ...card, picture: await files.picture(picture, at) })
    }
    return { type, cards: served }
  },
}
