import { and, eq, inArray } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { changeShopItem, createShopItem, DeskItem } from '#shared/contract/shop-desk.ts'
import { MOST_ITEMS } from '#shared/domain/shop.ts'
import type { Database } from '#server/db/database.ts'
import { shopItems, shopItemTeams, type ShopWords } from '#server/db/schema/shop.ts'
import { teams } from '#server/db/schema/teams.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { idOfKey } from '#server/lib/id-of-key.ts'
import { mustShowItem } from './desk.ts'
import type { DeskVisit } from './visit.ts'

type Fields = Omit<HandlerInput<typeof createShopItem>['body'], 'kind' | 'key'>

/** Once a key, however often it is sent. @throws Problem 409 where there are enough; 422 for what does not fit together */
export async function createItem(
  { kind, key, ...fields }: HandlerInput<typeof createShopItem>['body'],
  visit: DeskVisit,
): Promise<DeskItem> {
  const { db, tenant, player, now } = visit
  const row = rowOf(fields, visit)
  const id = idOfKey(tenant.id, player.id, 'item', key)
  await db.transaction(async (tx) => {
    // one at a time, or both would be the last that there is room for
    await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenant.id)).for('no key update')
    const mine = and(eq(shopItems.tenantId, tenant.id), eq(shopItems.id, id))
    if ((await tx.$count(shopItems, mine)) > 0) return
    if ((await tx.$count(shopItems, eq(shopItems.tenantId, tenant.id))) >= MOST_ITEMS)
      throw new Problem(409, 'shop-full')
    await tx.insert(shopItems).values({ ...row, tenantId: tenant.id, id, kind, createdAt: now })
    await putAudience(tx, id, fields.teamIds, visit)
  })
  return mustShowItem(id, visit)
}

/** Orders keep what they were placed with. @throws Problem 404; 409 where something was sold meanwhile and the stock is to be another; 422 */
export async function changeItem(
  itemId: string,
  { stockSeen, ...fields }: HandlerInput<typeof changeShopItem>['body'],
  visit: DeskVisit,
): Promise<DeskItem> {
  const { db, tenant } = visit
  await db.transaction(async (tx) => {
    const isIt = and(eq(shopItems.tenantId, tenant.id), eq(shopItems.id, itemId))
    const [known] = await tx.select({ stock: shopItems.stock }).from(shopItems).where(isIt).for('update')
    if (!known) throw notFound()
    const row = rowOf(fields, visit)
    const isNewStock = row.stock !== stockSeen
    if (isNewStock && known.stock !== stockSeen) throw new Problem(409, 'stock-changed')
    await tx
      .update(shopItems)
      .set({ ...row, stock: isNewStock ? row.stock : known.stock })
      .where(isIt)
    await putAudience(tx, itemId, fields.teamIds, visit)
  })
  return mustShowItem(itemId, visit)
}

function rowOf({ words, teamIds, ...row }: Fields, { tenant }: DeskVisit) {
  const spoken = words.map(({ language }) => language)
  if (new Set(spoken).size < spoken.length) throw refusedField('words', 'twice')
  if (!spoken.includes(tenant.defaultLanguage)) throw refusedField('words', 'missing')
  const { opensOn, closesOn } = row
  if (opensOn !== null && closesOn !== null && closesOn < opensOn)
    throw refusedField('closesOn', 'before-opening')
  const said: ShopWords = Object.fromEntries(
    words.map(({ language, name, description }) => [language, { name, description }]),
  )
  return { ...row, words: said, isForTeams: teamIds !== null }
}

async function putAudience(
  tx: Database,
  itemId: string,
  teamIds: readonly string[] | null,
  { tenant }: DeskVisit,
): Promise<void> {
  const isIts = and(eq(shopItemTeams.tenantId, tenant.id), eq(shopItemTeams.itemId, itemId))
  await tx.delete(shopItemTeams).where(isIts)
  if (teamIds === null) return
  const wanted = [...new Set(teamIds)]
  const known = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.tenantId, tenant.id), inArray(teams.id, wanted)))
    .for('key share')
  if (known.length < wanted.length) throw refusedField('teamIds', 'unknown')
  await tx.insert(shopItemTeams).values(wanted.map((teamId) => ({ tenantId: tenant.id, itemId, teamId })))
}
