import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { ITEM_DESCRIPTION_LENGTH, ITEM_NAME_LENGTH } from '#shared/domain/shop.ts'
import { people } from '#server/db/schema/people.ts'
import { shopItems, shopOrders } from '#server/db/schema/shop.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { booksBalance, giveCoins } from '#server/testing/shop.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { seedDemo } from './seed.ts'
import { seedDemoShop } from './seed-shop.ts'
import { DEMO_ITEMS, DEMO_ORDERS } from './shop-items.ts'

let test: TestApp

beforeEach(async () => {
  test = await openTestApp()
  const { db, clock } = test
  await seedDemo(db, clock.now())
  // as their tasks do
  for (const person of await db.select().from(people)) await giveCoins(db, person, 150, clock.now())
})

it('has eighteen items in every tenant, called and described in all languages [SHOP-2]', async () => {
  const { db, clock } = test
  await seedDemoShop(db, clock.now())
  expect(DEMO_ITEMS).toHaveLength(18)
  expect(await db.$count(shopItems)).toBe(18 * (await db.$count(tenants)))
  for (const { words } of DEMO_ITEMS) {
    expect(Object.keys(words).sort()).toEqual([...LANGUAGE_CODES].sort())
    for (const { name, description } of Object.values(words)) {
      expect(name.length).toBeLessThanOrEqual(ITEM_NAME_LENGTH)
      expect(description.length).toBeLessThanOrEqual(ITEM_DESCRIPTION_LENGTH)
    }
  }
})

it('has orders in every state, paid for, once however often it starts [SHOP-1] [SHOP-2]', async () => {
  const { db, clock } = test
  await seedDemoShop(db, clock.now())
  await seedDemoShop(db, clock.now())
  const [tenant] = await db.select().from(tenants).where(eq(tenants.isDefault, true))
  const orders = await db
    .select()
    .from(shopOrders)
    .where(eq(shopOrders.tenantId, tenant?.id ?? ''))
  expect(orders).toHaveLength(DEMO_ORDERS.length)
  expect(new Set(orders.map(({ state }) => state))).toEqual(
    new Set(['waiting', 'handed', 'rejected', 'returned']),
  )
  expect(await booksBalance(db)).toBe(true)
})

it('leaves the shop closed where an admin has closed it [SHOP-2]', async () => {
  const { db, clock } = test
  const [tenant] = await db.select().from(tenants).where(eq(tenants.isDefault, true))
  if (!tenant) throw new Error('no tenant')
  const features = { ...tenant.features, isShopEnabled: false }
  await db.update(tenants).set({ features }).where(eq(tenants.id, tenant.id))
  await seedDemo(db, clock.now())
  const [again] = await db.select().from(tenants).where(eq(tenants.id, tenant.id))
  expect(again?.features).toEqual(features)
})
