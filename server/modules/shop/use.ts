import { and, eq, sql } from 'drizzle-orm'
import type { ShopOrder } from '#shared/contract/shop.ts'
import { shopOrders } from '#server/db/schema/shop.ts'
import { notFound } from '#server/http/problem.ts'
import { selectOrders, showOrder } from '#server/play/shop-orders.ts'
import { mustHaveShop } from '#server/policies/must-have-shop.ts'
import type { ShopVisit } from './visit.ts'

/** @throws Problem 404 for what is not mine, and for what the map does not show */
export async function use(orderId: string, isUsed: boolean, visit: ShopVisit): Promise<ShopOrder> {
  const { db, tenant, player } = visit
  mustHaveShop(tenant)
  const { tenantId, id } = player
  const [done] = await db
    .select({ isMine: sql<boolean>`is_mine` })
    .from(sql`use_good(${tenantId}, ${id}, ${orderId}, ${isUsed}) as is_mine`)
  const [row] = done?.isMine
    ? await selectOrders(db).where(and(eq(shopOrders.tenantId, tenantId), eq(shopOrders.id, orderId)))
    : []
  if (!row) throw notFound()
  return showOrder(row, visit)
}
