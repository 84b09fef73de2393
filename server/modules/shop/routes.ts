import {
  changeShopItem,
  createShopItem,
  dropShopPicture,
  endOrder,
  putShopPicture,
  readDeskOrders,
  readShopDesk,
  switchShop,
} from '#shared/contract/shop-desk.ts'
import { placeOrder, readMyOrders, readShop, returnOrder, useGood } from '#shared/contract/shop.ts'
import { on, type Route } from '#server/http/route.ts'
import { buy, giveBack, readMine } from './buy.ts'
import { end, readOrders } from './desk-orders.ts'
import { openOrClose, readDesk } from './desk.ts'
import { changeItem, createItem } from './keep-items.ts'
import { dropPicture, putPicture } from './keep-pictures.ts'
import { readMyShop } from './read-shop.ts'
import { use } from './use.ts'

export const shopRoutes: readonly Route[] = [
  on(readShop, (_, visit) => readMyShop(visit)),
  on(placeOrder, ({ params, body }, visit) => buy({ ...params, ...body }, visit)),
  on(readMyOrders, ({ query }, visit) => readMine(query, visit)),
  on(returnOrder, ({ params }, visit) => giveBack(params.orderId, visit)),
  on(useGood, ({ params, body }, visit) => use(params.orderId, body.isUsed, visit)),
  on(readShopDesk, (_, visit) => readDesk(visit)),
  on(switchShop, ({ body }, visit) => openOrClose(body.isShopEnabled, visit)),
  on(createShopItem, ({ body }, visit) => createItem(body, visit)),
  on(changeShopItem, ({ params, body }, visit) => changeItem(params.itemId, body, visit)),
  on(putShopPicture, ({ params, body }, visit) => putPicture(params.itemId, body.image, visit)),
  on(dropShopPicture, ({ params }, visit) => dropPicture(params.itemId, visit)),
  on(readDeskOrders, ({ query }, visit) => readOrders(query, visit)),
  on(endOrder, ({ params, body }, visit) => end(params.orderId, body, visit)),
]
