import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { endOrder } from '#shared/contract/shop-desk.ts'
import { placeOrder, returnOrder } from '#shared/contract/shop.ts'
import { loginStatus } from '#shared/contract/session.ts'
import { createApp } from '#server/app.ts'
import { ledgerEntries, wallets } from '#server/db/schema/rewards.ts'
import { shopItems, shopOrders } from '#server/db/schema/shop.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { booksBalance, coinsOf, giveCoins, makeItem } from '#server/testing/shop.ts'
import { anotherPool, TWO_SERVERS } from '#server/testing/storage.ts'
import { NO_CAPTCHA, TEST_SECRETS, openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

let world: TestWorld
/** Another server on the same database, and the same browser at it. */
let other: FastifyInstance
let elsewhere: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  const { clock, files, browser } = world
  other = await createApp({
    ...{
      storage: await anotherPool(world.storage),
      clock: clock.now,
      files,
      captcha: NO_CAPTCHA,
      secrets: TEST_SECRETS,
      push: null,
    },
    ...{ publicUrl: null, contentUrl: null, dist: null, isLogging: false },
  })
  elsewhere = await atTheOther(browser)
})

async function atTheOther(browser: TestBrowser): Promise<TestBrowser> {
  const copy = new TestBrowser(other)
  await browser.call(loginStatus, {})
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

const buy = (browser: TestBrowser, itemId: string, key: string = randomUUID()) =>
  browser.try(placeOrder, { params: { itemId }, body: { price: 40, key } })

const statuses = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe(`on ${TWO_SERVERS}, an order`, () => {
  it('is one for 50 purchases at both with coins for one [SHOP-1]', async () => {
    const { browser, db, tenantId, clock, player } = world
    const itemId = await makeItem(db, tenantId, clock.now(), { stock: 100 })
    await giveCoins(db, player, 79, clock.now())
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => buy(at % 2 === 0 ? browser : elsewhere, itemId)),
    )
    expect(statuses(answers)).toEqual({ 200: 1, 422: 49 })
    expect(await db.select({ price: shopOrders.price }).from(shopOrders)).toEqual([{ price: 40 }])
    expect(await coinsOf(db, player)).toBe(39)
    expect(await db.select({ stock: shopItems.stock }).from(shopItems)).toEqual([{ stock: 99 }])
    expect(await booksBalance(db)).toBe(true)
  })

  it('is one for 50 tries under one key, and each is answered with it [SHOP-1]', async () => {
    const { browser, db, tenantId, clock, player } = world
    const itemId = await makeItem(db, tenantId, clock.now())
    await giveCoins(db, player, 1000, clock.now())
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => buy(at % 2 === 0 ? browser : elsewhere, itemId, key)),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect([await db.$count(shopOrders), await coinsOf(db, player)]).toEqual([1, 960])
    expect(await booksBalance(db)).toBe(true)
  })

  it('of the last piece is one buyer’s of 50 [SHOP-1]', async () => {
    const { db, tenantId, clock } = world
    const itemId = await makeItem(db, tenantId, clock.now(), { stock: 1 })
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const person = await makePerson(db, tenantId, clock.now())
        await giveCoins(db, person, 50, clock.now())
        const browser = await world.browserOf(person)
        return at % 2 === 0 ? browser : atTheOther(browser)
      }),
    )
    const answers = await Promise.all(buyers.map((browser) => buy(browser, itemId)))
    expect(statuses(answers)).toEqual({ 200: 1, 409: 49 })
    expect(await db.select({ stock: shopItems.stock }).from(shopItems)).toEqual([{ stock: 0 }])
    expect(await db.$count(shopOrders)).toBe(1)
    expect(await booksBalance(db)).toBe(true)
  })

  it('that is handed over, rejected and taken back at the same time ends in one way, and balances [SHOP-2]', async () => {
    const { browser, db, tenantId, clock, player } = world
    const admin = await makePerson(db, tenantId, clock.now(), { role: 'admin' })
    const desk = await world.browserOf(admin)
    const itemId = await makeItem(db, tenantId, clock.now(), { stock: 5 })
    await giveCoins(db, player, 200, clock.now())
    for (let round = 0; round < 5; round += 1) {
      const { order } = await browser.call(placeOrder, {
        params: { itemId },
        body: { price: 40, key: randomUUID() },
      })
      const params = { orderId: order.id }
      const ends = await Promise.all([
        elsewhere.try(returnOrder, { params }),
        desk.try(endOrder, { params, body: { isHandedOver: true, note: '' } }),
        desk.try(endOrder, { params, body: { isHandedOver: false, note: 'None left.' } }),
        browser.try(returnOrder, { params }),
      ])
      expect(ends.some(({ status }) => status === 200)).toBe(true)
      expect(await booksBalance(db)).toBe(true)
      clock.pass(1000)
    }
    const rows = await db.select({ state: shopOrders.state }).from(shopOrders)
    const handed = rows.filter(({ state }) => state === 'handed').length
    expect(await coinsOf(db, player)).toBe(200 - 40 * handed)
    expect(await db.select({ stock: shopItems.stock }).from(shopItems)).toEqual([{ stock: 5 - handed }])
    expect(await db.$count(ledgerEntries)).toBe(1 + 5 + (5 - handed))
  })
})

it('no wallet holds less than no coins, whatever writes it [SHOP-1]', async () => {
  await expect(world.db.update(wallets).set({ coins: -1 })).rejects.toThrow()
})
