import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { DeskItem, ShopDesk } from '#shared/contract/shop-desk.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { shopItems, shopItemTeams, shopOrders, shopPictures } from '#server/db/schema/shop.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { notFound } from '#server/http/problem.ts'
import { changeSettings } from '#server/lib/change-settings.ts'
import { shopPictureAddress } from '#server/play/shop-orders.ts'
import type { DeskVisit } from './visit.ts'

/** The switch as the database has it: what a process knows of its tenants may be seconds old. */
export async function readDesk(visit: DeskVisit): Promise<ShopDesk> {
  const { db, tenant } = visit
  const [[row], items] = await Promise.all([
    db.select({ features: tenants.features }).from(tenants).where(eq(tenants.id, tenant.id)),
    readItems(visit),
  ])
  return {
    isShopEnabled: row?.features.isShopEnabled ?? false,
    waiting: items.reduce((sum, { waiting }) => sum + waiting, 0),
    items,
  }
}

export async function openOrClose(isShopEnabled: boolean, visit: DeskVisit): Promise<ShopDesk> {
  const { db, tenant, player, now, logSecurity } = visit
  const { id: tenantId, fileParams } = tenant
  const change = { tenantId, personId: player.id, now, fileParams, basedOn: null }
  await changeSettings(db, { ...change, changes: { isShopEnabled } })
  logSecurity('shop-switched', { isShopEnabled: String(isShopEnabled) })
  return readDesk(visit)
}

/** @throws Problem 404 */
export async function mustShowItem(itemId: string, visit: DeskVisit): Promise<DeskItem> {
  const [item] = await readItems(visit, itemId)
  if (!item) throw notFound()
  return item
}

async function readItems({ db, tenant }: DeskVisit, itemId?: string): Promise<DeskItem[]> {
  const mine = eq(shopItems.tenantId, tenant.id)
  const [rows, audiences, bought] = await Promise.all([
    db
      .select({ item: shopItems, picture: shopPictures.version })
      .from(shopItems)
      .leftJoin(
        shopPictures,
        and(eq(shopPictures.tenantId, shopItems.tenantId), eq(shopPictures.itemId, shopItems.id)),
      )
      .where(and(mine, itemId === undefined ? undefined : eq(shopItems.id, itemId)))
      .orderBy(asc(shopItems.createdAt), asc(shopItems.id)),
    db
      .select({ itemId: shopItemTeams.itemId, teamId: shopItemTeams.teamId })
      .from(shopItemTeams)
      .where(eq(shopItemTeams.tenantId, tenant.id)),
    db
      .select({
        itemId: shopOrders.itemId,
        sold: sql<number>`count(*) filter (where ${ne(shopOrders.state, 'returned')} and ${ne(shopOrders.state, 'rejected')})::integer`,
        waiting: sql<number>`count(*) filter (where ${eq(shopOrders.state, 'waiting')})::integer`,
      })
      .from(shopOrders)
      .where(eq(shopOrders.tenantId, tenant.id))
      .groupBy(shopOrders.itemId),
  ])
  const countOf = new Map(bought.map((one) => [one.itemId, one]))
  return rows.map(({ item, picture }) => {
    const { id, kind, words, price, stock, art, isHidden, isForTeams, opensOn, closesOn } = item
    const { sold, waiting } = countOf.get(id) ?? { sold: 0, waiting: 0 }
    const teamIds = audiences.flatMap((one) => (one.itemId === id ? [one.teamId] : []))
    return {
      ...{ id, kind, price, stock, art, isHidden, opensOn, closesOn, sold, waiting },
      words: LANGUAGE_CODES.flatMap((language) => {
        const said = words[language]
        return said ? [{ language, ...said }] : []
      }),
      picture: shopPictureAddress(id, picture, art),
      hasOwnPicture: picture !== null,
      teamIds: isForTeams ? teamIds : null,
    }
  })
}
