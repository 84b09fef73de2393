import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Shop, ShopItem } from '#shared/contract/shop.ts'
import { WORN } from '#shared/domain/goods.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { stateOfItem } from '#shared/domain/shop.ts'
import { shopItems, shopPictures } from '#server/db/schema/shop.ts'
import { streaks, wallets } from '#server/db/schema/rewards.ts'
import { readDrawnGoods, readOwnGoods } from '#server/play/own-goods.ts'
import { shopPictureAddress, wordsFor } from '#server/play/shop-orders.ts'
import { mustHaveShop } from '#server/policies/must-have-shop.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import type { ShopVisit } from './visit.ts'

/** A freeze is there only where there are streaks, and what a map shows only where the adventure draws it. */
export async function readMyShop(visit: ShopVisit): Promise<Shop> {
  const { db, tenant, player, now } = visit
  mustHaveShop(tenant)
  const today = localDateIn(tenant.timeZone, now)
  const [[mine], rows, own, drawn] = await Promise.all([
    db
      .select({ coins: wallets.coins, hasFreeze: streaks.hasFreeze })
      .from(wallets)
      .innerJoin(streaks, and(eq(streaks.tenantId, wallets.tenantId), eq(streaks.personId, wallets.personId)))
      .where(and(eq(wallets.tenantId, player.tenantId), eq(wallets.personId, player.id))),
    db
      .select({ item: shopItems, picture: shopPictures.version })
      .from(shopItems)
      .leftJoin(
        shopPictures,
        and(eq(shopPictures.tenantId, shopItems.tenantId), eq(shopPictures.itemId, shopItems.id)),
      )
      .where(
        and(
          eq(shopItems.tenantId, player.tenantId),
          or(isNull(shopItems.closesOn), gte(shopItems.closesOn, today)),
          sql`sees_shop_item(${player.tenantId}, ${player.id}, ${shopItems.id})`,
        ),
      )
      .orderBy(asc(shopItems.price), asc(shopItems.createdAt), asc(shopItems.id)),
    readOwnGoods(db, player),
    readDrawnGoods(db, player),
  ])
  const { coins, hasFreeze } = mine ?? { coins: 0, hasFreeze: false }
  const held = new Set<string>([...own.map(({ good }) => good), ...(hasFreeze ? ['freeze'] : [])])
  const known = new Set<string>(['company', ...drawn, ...WORN])
  if (readStreakRules(tenant.params, true).isOn) known.add('freeze')
  return {
    coins,
    items: rows.flatMap(({ item, picture }): ShopItem[] => {
      const { id, kind, words, price, stock, art, opensOn, closesOn } = item
      const state = stateOfItem(item, { today, coins, holds: held.has(kind) })
      if (state === 'over' || !known.has(kind)) return []
      const shown = { id, kind, price, stock, state, opensOn, closesOn }
      return [{ ...shown, ...wordsFor(words, visit), picture: shopPictureAddress(id, picture, art) }]
    }),
  }
}
