import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { GOODS } from '#shared/domain/goods.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import type { Database } from '#server/db/database.ts'
import { people } from '#server/db/schema/people.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { shopItems, shopItemTeams, shopOrders } from '#server/db/schema/shop.ts'
import { teams } from '#server/db/schema/teams.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { endOrder, placeOrder, returnOrder } from '#server/rewards/shop-orders.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { DEMO_ITEMS, DEMO_ORDERS } from './shop-items.ts'
import { DEMO_TENANTS } from './tenants.ts'

type Tenant = typeof tenants.$inferSelect

/** Fills the shops of the demo's tenants, once, and has its people buy in them, once they have coins of their tasks. */
export async function seedDemoShop(db: Database, now: Date): Promise<void> {
  for (const { name } of DEMO_TENANTS) {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.name, name))
    if (!tenant) continue
    await db.transaction(async (tx) => {
      // servers that start together
      await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenant.id)).for('no key update')
      if ((await tx.$count(shopItems, eq(shopItems.tenantId, tenant.id))) === 0) await stock(tx, tenant, now)
      if ((await tx.$count(shopOrders, eq(shopOrders.tenantId, tenant.id))) === 0)
        await buyAll(tx, tenant, now)
    })
  }
}

async function stock(db: Database, tenant: Tenant, now: Date): Promise<void> {
  const dayIn = (days: number) => localDateIn(tenant.timeZone, new Date(now.getTime() + days * DAY_MS))
  for (const [place, item] of DEMO_ITEMS.entries()) {
    const { art, kind = 'company', price, stock: pieces, opensIn, closesIn, team, words } = item
    const [id, tenantId] = [randomUUID(), tenant.id]
    await db.insert(shopItems).values({
      ...{ tenantId, id, kind, words, price, art, stock: pieces ?? null, isForTeams: team !== undefined },
      opensOn: opensIn === undefined ? null : dayIn(opensIn),
      closesOn: closesIn === undefined ? null : dayIn(closesIn),
      // the desk lists them by when they came
      createdAt: new Date(now.getTime() - 30 * DAY_MS + place * HOUR_MS),
    })
    if (team === undefined) continue
    const [known] = await db
      .select({ id: teams.id })
      .from(teams)
      .where(and(eq(teams.tenantId, tenantId), eq(teams.name, team)))
    if (known) await db.insert(shopItemTeams).values({ tenantId, itemId: id, teamId: known.id })
  }
}

async function buyAll(db: Database, tenant: Tenant, now: Date): Promise<void> {
  const known = await db
    .select({ id: people.id, email: people.email, timeZone: people.timeZone })
    .from(people)
    .where(eq(people.tenantId, tenant.id))
  const personAt = (mailbox: string) => known.find(({ email }) => email === `${mailbox}@demo.waymark.test`)
  const admin = personAt('admin')
  const items = await db.select().from(shopItems).where(eq(shopItems.tenantId, tenant.id))
  const rules = readStreakRules(tenant.params, true)
  for (const { by, art, hoursAgo, ending } of DEMO_ORDERS) {
    const person = personAt(by)
    const item = items.find((one) => one.art === art)
    if (!person || !admin || !item) continue
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS)
    const timeZone = person.timeZone ?? tenant.timeZone
    const order = { id: randomUUID(), itemId: item.id, price: item.price, key: randomUUID() }
    const sale = { rules, goods: GOODS, timeZone: tenant.timeZone, now: at }
    const buyer = { tenantId: tenant.id, id: person.id, timeZone }
    const { outcome } = await placeOrder(db, buyer, order, sale)
    // somebody's tasks bring less than they did, or nothing was played
    if (outcome !== 'ordered' || !ending) continue
    const endedAt = new Date(at.getTime() + ending.hoursAfter * HOUR_MS)
    const how = { tenantId: tenant.id, orderId: order.id, timeZone, now: endedAt }
    if (ending.state === 'returned') await returnOrder(db, how, person.id)
    else {
      const isHandedOver = ending.state === 'handed'
      await endOrder(db, how, { adminId: admin.id, isHandedOver, note: ending.note })
    }
  }
  // what became of them was read long ago
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.tenantId, tenant.id), eq(notices.kind, 'order'), isNull(notices.readAt)))
}
