import { spentAt } from '#kinds/define/spent.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { InboxContent } from '../shared/schemas.ts'
import { shareOf, type Stored } from './rule.ts'

/** What was done with each mail first. Mails are judged in any order, so one that is left is none where somebody stopped. */
export const items = {
  answered: ({ mails }: InboxContent, stored: Stored): ItemAnswer[] =>
    mails.flatMap(({ id, action }): ItemAnswer[] => {
      const first = stored.given.find(({ mail }) => mail === id)
      if (!first) return []
      return [
        {
          ...{ id, answers: [first.action], isRight: shareOf(action, first.action) === 1 },
          ...{ sureness: null, seconds: spentAt(stored, id) },
        },
      ]
    }),
}
