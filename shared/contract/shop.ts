import * as z from 'zod/mini'
import { MOST_COINS, ORDER_STATES, SHOP_ITEM_KINDS } from '../domain/shop.ts'
import { endpoint } from './endpoint.ts'
import { Cursor } from './reviews.ts'

/** In the best language that somebody wrote for its reader. */
const Described = {
  name: z.string(),
  description: z.string(),
  /** Address of its picture. */
  picture: z.string(),
  kind: z.enum(SHOP_ITEM_KINDS),
  /** Coins. */
  price: z.int(),
}

export const ShopItem = z.object({
  id: z.uuid(),
  ...Described,
  /** Pieces left; null: there are always more. */
  stock: z.nullable(z.int()),
  /** Whether I can buy it now, or why not; `held`: I have one, and may have no second. */
  state: z.enum(['open', 'soon', 'sold-out', 'held', 'too-dear']),
  /** First and last day of its sale, in the tenant's zone. */
  opensOn: z.nullable(z.string()),
  closesOn: z.nullable(z.string()),
})
export type ShopItem = z.infer<typeof ShopItem>

/** One piece that was bought, called and priced as it was then. */
export const ShopOrder = z.object({
  id: z.uuid(),
  itemId: z.uuid(),
  ...Described,
  state: z.enum(ORDER_STATES),
  orderedAt: z.string(),
  /** Until when its buyer may take it back; null where that is over. */
  returnableUntil: z.nullable(z.string()),
  /** When it was handed over, rejected or taken back; null while it waits. */
  endedAt: z.nullable(z.string()),
  /** The admin's words; empty where nothing was said. */
  note: z.string(),
  /** Whether the map shows it, or its owner's face wears it; null of what is only handed over. */
  isUsed: z.nullable(z.boolean()),
})
export type ShopOrder = z.infer<typeof ShopOrder>

/** What I can buy, the cheapest first, and what I have. 404 where the shop is off, here and below. */
export const readShop = endpoint({
  method: 'GET',
  path: '/v2/shop',
  reply: z.object({ coins: z.int(), items: z.array(ShopItem) }),
  who: 'signed-in',
  rate: 'read',
})
export type Shop = z.infer<typeof readShop.reply>

/** What became of an order, and the coins that are left. */
const Placed = z.object({ order: ShopOrder, coins: z.int() })
export type PlacedOrder = z.infer<typeof Placed>

/**
 * Buys one piece, once a key. `price` is what the buyer saw. 404 for an item that is not there; 409 `price-changed`, `sold-out`,
 * `not-on-sale` before its first day, `freeze-held`, `good-held`; 422 `not-enough-coins`.
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/v2/shop/items/:itemId/orders',
  params: z.object({ itemId: z.uuid() }),
  body: z.strictObject({
    price: z.int().check(z.gte(1), z.lte(MOST_COINS)),
    key: z.uuid(),
  }),
  reply: Placed,
  who: 'signed-in',
  rate: 'write',
})

/** Shows a good of the game on its owner's map, or lets the face wear it, in place of another one for its spot, or puts it away. 404 for what is not mine to use. */
export const useGood = endpoint({
  method: 'PUT',
  path: '/v2/shop/orders/:orderId/use',
  params: z.object({ orderId: z.uuid() }),
  body: z.strictObject({ isUsed: z.boolean() }),
  reply: ShopOrder,
  who: 'signed-in',
  rate: 'write',
})

/** Mine, the latest first, page by page. */
export const readMyOrders = endpoint({
  method: 'GET',
  path: '/v2/shop/orders',
  query: z.object({ after: z.optional(Cursor) }),
  reply: z.object({ orders: z.array(ShopOrder), next: z.nullable(z.string()) }),
  who: 'signed-in',
  rate: 'read',
})

/** For ten minutes. 404 for what is not mine; 409 `too-late`, `order-ended`, `freeze-used` where the streak has gone on with it. */
export const returnOrder = endpoint({
  method: 'POST',
  path: '/v2/shop/orders/:orderId/return',
  params: z.object({ orderId: z.uuid() }),
  reply: Placed,
  who: 'signed-in',
  rate: 'write',
})
