import { spentAt } from '#kinds/define/spent.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import { deckOf } from '../shared/deck.ts'
import { KNEW, MISSED, type FlashcardsContent } from '../shared/schemas.ts'
import type { Stored } from './rule.ts'

/** Whether each card was known when it was turned over first; the card where somebody left is open. */
export const items = {
  answered({ cards }: FlashcardsContent, stored: Stored): ItemAnswer[] {
    const { known, missed } = stored
    const [next] = deckOf(cards, stored)
    return cards.flatMap(({ id }): ItemAnswer[] => {
      const isTurned = known.includes(id) || missed.includes(id)
      if (!isTurned && id !== next?.id) return []
      const isRight = isTurned && !missed.includes(id)
      return [
        {
          ...{ id, answers: isTurned ? [isRight ? KNEW : MISSED] : [], isRight },
          ...{ sureness: null, seconds: spentAt(stored, id) },
        },
      ]
    })
  },
}
