import type { readShopDesk } from '#shared/contract/shop-desk.ts'
import type { readShop } from '#shared/contract/shop.ts'
import type { VisitOf } from '#server/http/route.ts'

/** What a buyer's calls are handed, and an admin's. */
export type ShopVisit = VisitOf<typeof readShop>
export type DeskVisit = VisitOf<typeof readShopDesk>
