import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { ledgerEntries, wallets } from '#server/db/schema/rewards.ts'
import { shopItems, shopOrders } from '#server/db/schema/shop.ts'
import type { TestPerson } from './world.ts'

type ItemRow = typeof shopItems.$inferInsert

/** An item that is on sale to everybody; returns its id. */
export async function makeItem(
  db: Database,
  tenantId: string,
  now: Date,
  more: Partial<ItemRow> = {},
): Promise<string> {
  const id = randomUUID()
  const words = { en: { name: 'A coffee', description: 'At the bar downstairs.' } }
  const row: ItemRow = {
    tenantId,
    id,
    kind: 'company',
    words,
    price: 40,
    stock: null,
    art: 'coffee',
    createdAt: now,
  }
  await db.insert(shopItems).values({ ...row, ...more })
  return id
}

/** As what brings some would. */
export async function giveCoins(
  db: Database,
  { tenantId, id }: TestPerson,
  coins: number,
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  await db.execute(
    sql`select post_reward(${tenantId}, ${id}, 'tip', ${randomUUID()}, '1', 0, ${coins}, ${day}, ${now.toISOString()})`,
  )
}

/** An order of somebody's that waits where nothing else is said, of an item of its own; returns its id. */
export async function makeOrder(
  db: Database,
  by: TestPerson,
  now: Date,
  more: Partial<typeof shopOrders.$inferInsert> = {},
): Promise<string> {
  const { tenantId, id: personId } = by
  const itemId = await makeItem(db, tenantId, now)
  const id = randomUUID()
  const bought = { kind: 'company', words: { en: { name: 'A coffee', description: '' } }, price: 40 } as const
  const row = { tenantId, id, personId, itemId, key: randomUUID(), ...bought, orderedAt: now }
  await db.insert(shopOrders).values({ ...row, state: 'waiting', ...more })
  return id
}

export async function coinsOf(db: Database, { tenantId, id }: TestPerson): Promise<number> {
  const [wallet] = await db
    .select({ coins: wallets.coins })
    .from(wallets)
    .where(and(eq(wallets.tenantId, tenantId), eq(wallets.personId, id)))
  return wallet?.coins ?? NaN
}

/** Whether every wallet is the sum of its ledger. */
export async function booksBalance(db: Database): Promise<boolean> {
  const rows = await db
    .select({ personId: wallets.personId })
    .from(wallets)
    .where(
      sql`array[${wallets.points}, ${wallets.coins}] is distinct from (
        select array[coalesce(sum(${ledgerEntries.points}), 0), coalesce(sum(${ledgerEntries.coins}), 0)]::integer[]
        from ${ledgerEntries} where ${ledgerEntries.personId} = ${wallets.personId})`,
    )
  return rows.length === 0
}
