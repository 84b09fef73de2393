import { isGood, isWorn } from '#shared/domain/goods.ts'
import type { ShopItemKind } from '#shared/domain/shop.ts'

/** Which words an item needs: all goods that the map shows have the same, and all that faces wear. */
export function sortOf(kind: ShopItemKind): 'company' | 'freeze' | 'good' | 'worn' {
  if (isWorn(kind)) return 'worn'
  return isGood(kind) ? 'good' : kind
}
