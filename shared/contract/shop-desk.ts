import * as z from 'zod/mini'
import {
  ITEM_DESCRIPTION_LENGTH,
  ITEM_NAME_LENGTH,
  MOST_COINS,
  MOST_STOCK,
  ORDER_NOTE_LENGTH,
  SHOP_ART,
  SHOP_ITEM_KINDS,
} from '../domain/shop.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'
import { Cursor, Face } from './reviews.ts'
import { ShopOrder } from './shop.ts'

/** One line that hides nothing and does not turn the writing round. */
const LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u

const ItemWords = z.strictObject({
  language: LanguageCode,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(ITEM_NAME_LENGTH), z.regex(LINE)),
  description: z.string().check(z.trim(), z.maxLength(ITEM_DESCRIPTION_LENGTH), z.regex(LINE)),
})

/** An item as its admin keeps it. */
export const DeskItem = z.object({
  id: z.uuid(),
  kind: z.enum(SHOP_ITEM_KINDS),
  words: z.array(ItemWords),
  price: z.int(),
  /** Pieces left; null: there are always more. */
  stock: z.nullable(z.int()),
  /** The drawn picture, which is shown where no own one was brought. */
  art: z.enum(SHOP_ART),
  picture: z.string(),
  hasOwnPicture: z.boolean(),
  isHidden: z.boolean(),
  /** Who sees it; null: everybody. */
  teamIds: z.nullable(z.array(z.uuid())),
  opensOn: z.nullable(z.string()),
  closesOn: z.nullable(z.string()),
  /** Pieces that were bought and not given back, and those of them that wait to be handed over. */
  sold: z.int(),
  waiting: z.int(),
})
export type DeskItem = z.infer<typeof DeskItem>

const Desk = z.object({
  /** Whether players see the shop, and their coins. */
  isShopEnabled: z.boolean(),
  /** Orders that wait to be handed over. */
  waiting: z.int(),
  /** The oldest first, hidden ones included. */
  items: z.array(DeskItem),
})
export type ShopDesk = z.infer<typeof Desk>

/** The shop as its admins keep it, whether it is on or off. */
export const readShopDesk = endpoint({
  method: 'GET',
  path: '/v2/shop/desk',
  reply: Desk,
  who: ['admin'],
  rate: 'read',
})

/** Opens or closes the shop for all players. It may take seconds until every server knows. */
export const switchShop = endpoint({
  method: 'PUT',
  path: '/v2/shop/desk/open',
  body: z.strictObject({ isShopEnabled: z.boolean() }),
  reply: Desk,
  who: ['admin'],
  rate: 'write',
})

const Fields = {
  words: z.array(ItemWords).check(z.minLength(1), z.maxLength(4)),
  price: z.int().check(z.gte(1), z.lte(MOST_COINS)),
  stock: z.nullable(z.int().check(z.gte(0), z.lte(MOST_STOCK))),
  art: z.enum(SHOP_ART),
  isHidden: z.boolean(),
  teamIds: z.nullable(z.array(z.uuid()).check(z.minLength(1), z.maxLength(200))),
  opensOn: z.nullable(Day),
  closesOn: z.nullable(Day),
}

/**
 * 409 `shop-full` at 200 items. 422 `words: missing` without words in the tenant's first language, `words: twice` where two are in
 * one; `closesOn: before-opening`; `teamIds: unknown`.
 */
export const createShopItem = endpoint({
  method: 'POST',
  path: '/v2/shop/desk/items',
  /** `key` is made by the browser once for the item, and sent again with every retry. */
  body: z.strictObject({ kind: z.enum(SHOP_ITEM_KINDS), ...Fields, key: z.uuid() }),
  reply: DeskItem,
  who: ['admin'],
  rate: 'write',
})

const Params = z.object({ itemId: z.uuid() })

/**
 * Changes what is sold from now on; what was bought stays as it was. `stockSeen` is the stock that the form began with: 409
 * `stock-changed` where something was sold since and the stock is to be another one. 422 as above.
 */
export const changeShopItem = endpoint({
  method: 'PUT',
  path: '/v2/shop/desk/items/:itemId',
  params: Params,
  body: z.strictObject({ ...Fields, stockSeen: z.nullable(z.int()) }),
  reply: DeskItem,
  who: ['admin'],
  rate: 'write',
})

/** Longest picture, as base64: the browser has made it small before. */
export const SHOP_PICTURE_LENGTH = 700_000

/** Brings a picture of one's own. 422 `image: not-a-picture` or `too-large`; 429 above 60 an hour. */
export const putShopPicture = endpoint({
  method: 'PUT',
  path: '/v2/shop/desk/items/:itemId/picture',
  params: Params,
  body: z.strictObject({
    image: z.string().check(z.maxLength(SHOP_PICTURE_LENGTH), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  reply: DeskItem,
  who: ['admin'],
  rate: 'write',
  bodyBytes: SHOP_PICTURE_LENGTH + 1000,
})

/** The drawn picture again. */
export const dropShopPicture = endpoint({
  method: 'DELETE',
  path: '/v2/shop/desk/items/:itemId/picture',
  params: Params,
  reply: DeskItem,
  who: ['admin'],
  rate: 'write',
})

const { returnableUntil: _mine, ...order } = ShopOrder.shape

export const DeskOrder = z.object({
  ...order,
  /** Null where the account was removed. */
  buyer: z.nullable(Face),
  /** Display name of the admin who ended it; empty where nobody did. */
  by: z.string(),
})
export type DeskOrder = z.infer<typeof DeskOrder>

/** `waiting`: the oldest first; `ended`: the latest first. Page by page. */
export const readDeskOrders = endpoint({
  method: 'GET',
  path: '/v2/shop/desk/orders',
  query: z.object({ state: z.enum(['waiting', 'ended']), after: z.optional(Cursor) }),
  reply: z.object({ orders: z.array(DeskOrder), next: z.nullable(z.string()) }),
  who: ['admin'],
  rate: 'read',
})

/** Hands an order over, or rejects it, which gives the coins back and says why. The buyer is notified. 409 `order-ended`. */
export const endOrder = endpoint({
  method: 'POST',
  path: '/v2/shop/desk/orders/:orderId/end',
  params: z.object({ orderId: z.uuid() }),
  body: z.strictObject({
    isHandedOver: z.boolean(),
    note: z.string().check(z.trim(), z.maxLength(ORDER_NOTE_LENGTH), z.regex(/^[^\0\p{Cs}]*$/u)),
  }),
  reply: DeskOrder,
  who: ['admin'],
  rate: 'write',
})
