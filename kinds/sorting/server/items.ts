import { checkedOf, type Placed } from '#kinds/define/placing.ts'
import { spentAt } from '#kinds/define/spent.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { SortingContent } from '../shared/schemas.ts'
import { placingOf } from './rule.ts'

/** Into which group each card was laid at the first check; none before it. */
export const items = {
  answered(content: SortingContent, stored: Placed): ItemAnswer[] {
    const checked = checkedOf(placingOf(content), stored)
    return content.items.map(({ id, group }) => {
      const laid = checked.find(({ item }) => item === id)
      return {
        ...{ id, answers: laid ? [laid.place] : [], isRight: laid?.place === group },
        ...{ sureness: null, seconds: spentAt(stored, id) },
      }
    })
  },
}
