import { checkedOf } from '#kinds/define/placing.ts'
import { spentAt } from '#kinds/define/spent.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import { OTHER_WORD, type ClozeContent } from '../shared/schemas.ts'
import { placingOf, type Stored } from './rule.ts'

/** What was in each gap at the first check; none before it. Of a word that was typed only whether it was right: it may be anything. */
export const items = {
  answered(content: ClozeContent, stored: Stored): ItemAnswer[] {
    const placing = placingOf(content)
    const checked = checkedOf(placing, stored)
    return content.gaps.map(({ id }) => {
      const filled = checked.find(({ place }) => place === id)
      const isRight = stored.right?.includes(id) ?? false
      const wrong = placing.items === null ? OTHER_WORD : (filled?.item ?? '')
      return {
        ...{ id, answers: filled ? [isRight ? id : wrong] : [], isRight: filled !== undefined && isRight },
        ...{ sureness: null, seconds: spentAt(stored, id) },
      }
    })
  },
}
