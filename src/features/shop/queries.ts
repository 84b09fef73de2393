import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CallInput } from '#shared/contract/endpoint.ts'
import {
  changeShopItem,
  createShopItem,
  dropShopPicture,
  endOrder,
  putShopPicture,
  readDeskOrders,
  readShopDesk,
  switchShop,
  type DeskItem,
} from '#shared/contract/shop-desk.ts'
import {
  placeOrder,
  readMyOrders,
  readShop,
  returnOrder,
  useGood as useGoodCall,
  type ShopItem,
} from '#shared/contract/shop.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { underKey } from '#src/lib/under-key.ts'

/** First word of every key: whatever is done makes all of it old. */
const SHOP = 'shop'

const START: string | undefined = undefined

/** @param language of the reader: names are in it */
export function shopQuery(language: string) {
  return queryOptions({
    queryKey: [SHOP, 'items', language],
    queryFn: ({ signal }) => ask(readShop, {}, { signal }),
  })
}

/** The latest first, page by page. */
export function myOrdersQuery(language: string) {
  return infiniteQueryOptions({
    queryKey: [SHOP, 'mine', language],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readMyOrders, { query: after === undefined ? {} : { after } }, { signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** The shop as its admins keep it. */
export const deskQuery = queryOptions({
  queryKey: [SHOP, 'desk'],
  queryFn: ({ signal }) => ask(readShopDesk, {}, { signal }),
})

export function deskOrdersQuery(state: 'waiting' | 'ended', language: string) {
  return infiniteQueryOptions({
    queryKey: [SHOP, state, language],
    queryFn: ({ signal, pageParam: after }) =>
      ask(readDeskOrders, { query: { state, ...(after !== undefined && { after }) } }, { signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** It buys once, however often it is tried, and whatever the price is by then. */
export const buy = ({ id, price }: Pick<ShopItem, 'id' | 'price'>): Promise<unknown> =>
  underKey(`buy ${id}`, (key) => call(placeOrder, { params: { itemId: id }, body: { price, key } }))
export const takeBack = (orderId: string) => call(returnOrder, { params: { orderId } })

/** Shows a good of the game on my map, or puts it away. */
export const showOnMap = (orderId: string, isUsed: boolean) =>
  call(useGoodCall, { params: { orderId }, body: { isUsed } })

export const openShop = (isShopEnabled: boolean) => call(switchShop, { body: { isShopEnabled } })

export type ItemFields = Omit<CallInput<typeof createShopItem>['body'], 'key'>

/** @param before the item as its form began with it; null: a new one, whose kind is for good */
export const saveItem = ({ kind, ...fields }: ItemFields, before: Pick<DeskItem, 'id' | 'stock'> | null) =>
  before === null
    ? underKey(`item ${JSON.stringify({ kind, ...fields })}`, (key) =>
        call(createShopItem, { body: { kind, ...fields, key } }),
      )
    : call(changeShopItem, { params: { itemId: before.id }, body: { ...fields, stockSeen: before.stock } })

/** @param image base64 */
export const sendShopPicture = (itemId: string, image: string) =>
  call(putShopPicture, { params: { itemId }, body: { image } })
export const dropOwnPicture = (itemId: string) => call(dropShopPicture, { params: { itemId } })

export const sendEnd = (orderId: string, isHandedOver: boolean, note: string) =>
  call(endOrder, { params: { orderId }, body: { isHandedOver, note } })

export async function refreshShop(client: QueryClient = queryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [SHOP] })
}
