import { spentAt } from '#kinds/define/spent.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { ConnectorContent } from '../shared/schemas.ts'
import { checkedOf, isRight, type Stored } from './rule.ts'

/** With whose right end each left end was joined at the first check; none before it. */
export const items = {
  answered(content: ConnectorContent, stored: Stored): ItemAnswer[] {
    const checked = checkedOf(content, stored)
    return content.pairs.map(({ id }) => {
      const line = checked.find(({ left }) => left === id)
      const isRightOne = line !== undefined && isRight(stored, line)
      return {
        ...{ id, answers: line ? [isRightOne ? id : line.right] : [], isRight: isRightOne },
        ...{ sureness: null, seconds: spentAt(stored, id) },
      }
    })
  },
}
