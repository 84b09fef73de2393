import { spentAt } from '#kinds/define/spent.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import { ENDS, type OrderingContent } from '../shared/schemas.ts'
import { inOrder } from './in-order.ts'
import { checkedOf, type Stored } from './rule.ts'

/** At which place, from 1, each step lay at the first check; none before it. The time is that of the whole order. */
export const items = {
  answered(content: OrderingContent, stored: Stored): ItemAnswer[] {
    const checked = checkedOf(content, stored)
    const right = content.steps.map(({ id }) => id)
    const still = inOrder(checked, right)
    return right.map((id) => {
      const place = checked.indexOf(id) + 1
      return {
        ...{ id, answers: place === 0 ? [] : [String(place)], isRight: still.includes(id) },
        ...{ sureness: null, seconds: spentAt(stored, ENDS) },
      }
    })
  },
}
