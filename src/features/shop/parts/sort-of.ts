import { isGood } from '#shared/domain/goods.ts'
import type { ShopItemKind } from '#shared/domain/shop.ts'

/** Which words an item needs: all goods that the map shows have the same. */
export function sortOf(kind: ShopItemKind): 'company' | 'freeze' | 'good' {
  return isGood(kind) ? 'good' : kind
}
