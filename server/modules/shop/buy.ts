import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { PlacedOrder, placeOrder as placeCall, readMyOrders } from '#shared/contract/shop.ts'
import { wallets } from '#server/db/schema/rewards.ts'
import { shopOrders } from '#server/db/schema/shop.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { toCursor } from '#server/lib/cursor.ts'
import { readDrawnGoods } from '#server/play/own-goods.ts'
import { selectOrders, showOrder } from '#server/play/shop-orders.ts'
import { mustHaveShop } from '#server/policies/must-have-shop.ts'
import { placeOrder, returnOrder } from '#server/rewards/shop-orders.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import type { ShopVisit } from './visit.ts'

const PAGE_SIZE = 30

/** @throws Problem 404 for what is not there for this buyer; 409 and 422 for what cannot be bought now, as the contract has them */
export async function buy(
  { itemId, price, key }: HandlerInput<typeof placeCall>['params'] & HandlerInput<typeof placeCall>['body'],
  visit: ShopVisit,
): Promise<PlacedOrder> {
  const { db, tenant, player, now } = visit
  mustHaveShop(tenant)
  const { outcome, orderId } = await placeOrder(
    db,
    player,
    { id: randomUUID(), itemId, price, key },
    {
      rules: readStreakRules(tenant.params, true),
      goods: await readDrawnGoods(db, player),
      timeZone: tenant.timeZone,
      now,
    },
  )
  switch (outcome) {
    case 'ordered':
    case 'repeated':
      return showPlaced(orderId ?? '', visit)
    case 'gone':
      throw notFound()
    case 'poor':
      throw new Problem(422, 'not-enough-coins')
    case 'soon':
      throw new Problem(409, 'not-on-sale')
    case 'price':
      throw new Problem(409, 'price-changed')
    case 'sold-out':
      throw new Problem(409, 'sold-out')
    case 'held':
      throw new Problem(409, 'freeze-held')
    case 'owned':
      throw new Problem(409, 'good-held')
  }
}

/** @throws Problem 404 for what is not mine; 409 later than ten minutes after it was bought, and for what ended otherwise */
export async function giveBack(orderId: string, visit: ShopVisit): Promise<PlacedOrder> {
  const { db, tenant, player, now } = visit
  mustHaveShop(tenant)
  const { tenantId, timeZone } = player
  const outcome = await returnOrder(db, { tenantId, orderId, timeZone, now }, player.id)
  switch (outcome) {
    case 'ended':
    case 'repeated':
      return showPlaced(orderId, visit)
    case 'gone':
      throw notFound()
    case 'taken':
      throw new Problem(409, 'order-ended')
    case 'late':
      throw new Problem(409, 'too-late')
    case 'used':
      throw new Problem(409, 'freeze-used')
  }
}

export async function readMine(
  { after }: HandlerInput<typeof readMyOrders>['query'],
  visit: ShopVisit,
): Promise<Reply<typeof readMyOrders>> {
  mustHaveShop(visit.tenant)
  const rows = await selectOrders(visit.db)
    .where(and(isMine(visit), after === undefined ? undefined : isBehind(after)))
    .orderBy(desc(shopOrders.orderedAt), desc(shopOrders.id))
    .limit(PAGE_SIZE + 1)
  const orders = rows.slice(0, PAGE_SIZE).map((row) => showOrder(row, visit))
  const last = rows.length > PAGE_SIZE ? orders.at(-1) : undefined
  return { orders, next: last ? toCursor([last.orderedAt, last.id]) : null }
}

async function showPlaced(orderId: string, visit: ShopVisit): Promise<PlacedOrder> {
  const { db, player } = visit
  const [[row], [wallet]] = await Promise.all([
    selectOrders(db).where(and(isMine(visit), eq(shopOrders.id, orderId))),
    db
      .select({ coins: wallets.coins })
      .from(wallets)
      .where(and(eq(wallets.tenantId, player.tenantId), eq(wallets.personId, player.id))),
  ])
  if (!row) throw notFound()
  return { order: showOrder(row, visit), coins: wallet?.coins ?? 0 }
}

function isMine({ player }: ShopVisit) {
  return and(eq(shopOrders.tenantId, player.tenantId), eq(shopOrders.personId, player.id))
}

function isBehind(cursor: string) {
  const { at, id } = momentIn(cursor)
  return sql`(${shopOrders.orderedAt}, ${shopOrders.id}) < (${at}::timestamptz, ${id}::uuid)`
}
