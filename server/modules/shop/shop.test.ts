import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readMyPoints } from '#shared/contract/player-area.ts'
import { readProgress } from '#shared/contract/player.ts'
import { removeAccount } from '#shared/contract/settings.ts'
import { placeOrder, readMyOrders, readShop, returnOrder } from '#shared/contract/shop.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { ORDER_UNDO_MS } from '#shared/domain/shop.ts'
import { streaks } from '#server/db/schema/rewards.ts'
import { shopItems, shopItemTeams, shopOrders } from '#server/db/schema/shop.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { booksBalance, coinsOf, giveCoins, makeItem } from '#server/testing/shop.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTeam, makeTenant, PASSWORD } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const item = (more: Parameters<typeof makeItem>[3] = {}) =>
  makeItem(world.db, world.tenantId, world.clock.now(), more)
const give = (coins: number) => giveCoins(world.db, world.player, coins, world.clock.now())
const shop = () => world.browser.call(readShop, {})
const order = (itemId: string, price: number) => ({ params: { itemId }, body: { price, key: randomUUID() } })
const buy = (itemId: string, price = 40) => world.browser.call(placeOrder, order(itemId, price))
const refusal = (itemId: string, price = 40) => world.browser.refusal(placeOrder, order(itemId, price))
const giveBack = (orderId: string) => world.browser.refusal(returnOrder, { params: { orderId } })
/** Sessions end sooner. */
const at = async (instant: string) => {
  world.clock.set(instant)
  world.browser = await world.browserOf(world.player)
}
const setShop = async (isShopEnabled: boolean) => {
  const features = sql`${tenants.features} || ${JSON.stringify({ isShopEnabled })}::jsonb`
  await world.db.update(tenants).set({ features })
  // the tenant is read anew
  world.clock.pass(HOUR_MS)
}

describe('the shop', () => {
  it('shows what there is, the cheapest first, and whether I can have it [SHOP-1]', async () => {
    await give(50)
    const dear = await item({ price: 200, stock: 3 })
    const near = await item({ price: 40 })
    const gone = await item({ price: 45, stock: 0 })
    await item({ isHidden: true })
    const { coins, items } = await shop()
    expect(coins).toBe(50)
    expect(items.map(({ id, state, price, stock }) => [id, state, price, stock])).toEqual([
      [near, 'open', 40, null],
      [gone, 'sold-out', 45, 0],
      [dear, 'too-dear', 200, 3],
    ])
    expect(items[0]).toMatchObject({ name: 'A coffee', picture: '/assets/art/shop/coffee.svg' })
  })

  it('speaks the reader’s language where somebody wrote it, else the tenant’s [SHOP-1]', async () => {
    const en = { name: 'A coffee', description: '' }
    await item({ price: 10, words: { en, pl: { name: 'Kawa', description: '' } } })
    await item({ price: 20, words: { en } })
    const headers = { 'accept-language': 'pl' }
    const { items } = await world.browser.call(readShop, {}, headers)
    expect(items.map(({ name }) => name)).toEqual(['Kawa', 'A coffee'])
  })

  it('sells from the first day to the last, in the tenant’s zone, and shows what is to come [SHOP-2]', async () => {
    await give(100)
    const id = await item({ opensOn: '2026-11-24', closesOn: '2026-11-25' })
    expect((await shop()).items).toMatchObject([{ id, state: 'soon', opensOn: '2026-11-24' }])
    expect(await refusal(id)).toEqual([409, 'not-on-sale'])
    await at('2026-11-24T00:00:00Z')
    expect((await shop()).items).toMatchObject([{ state: 'open' }])
    await at('2026-11-25T23:59:00Z')
    const { order: bought } = await buy(id)
    expect(bought.state).toBe('waiting')
    await at('2026-11-26T00:00:00Z')
    expect((await shop()).items).toEqual([])
    expect(await refusal(id)).toEqual([404, 'not-found'])
  })

  it('is for whom an item is for: another team, and an archived one, find nothing [SHOP-2]', async () => {
    const { db, tenantId, clock, player } = world
    await give(100)
    const leader = await makePerson(db, tenantId, clock.now(), { role: 'leader' })
    const mine = await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members: [player] })
    const theirs = await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members: [leader] })
    const [ours, others] = [await item({ isForTeams: true }), await item({ isForTeams: true })]
    await db.insert(shopItemTeams).values([
      { tenantId, itemId: ours, teamId: mine },
      { tenantId, itemId: others, teamId: theirs },
    ])
    expect((await shop()).items.map(({ id }) => id)).toEqual([ours])
    expect(await refusal(others)).toEqual([404, 'not-found'])
    expect((await buy(ours)).coins).toBe(60)
  })

  it('is not there where it is off, nor anything of it, and has everything once it is on again [AUTH-9] [SHOP-1]', async () => {
    const { browser } = world
    await give(100)
    const id = await item()
    const { order: bought } = await buy(id)
    await setShop(false)
    expect(await browser.refusal(readShop, {})).toEqual([404, 'not-found'])
    expect(await refusal(id)).toEqual([404, 'not-found'])
    expect(await browser.refusal(readMyOrders, { query: {} })).toEqual([404, 'not-found'])
    expect(await giveBack(bought.id)).toEqual([404, 'not-found'])
    expect(await browser.call(readProgress, {})).toMatchObject({ playerCoins: 0 })
    const points = await browser.call(readMyPoints, { query: {} })
    expect(points).toMatchObject({ coins: 0, entries: [{ reason: 'tip', coins: 0 }] })
    await setShop(true)
    expect(await browser.call(readProgress, {})).toMatchObject({ playerCoins: 60 })
  })

  it('knows nothing of another tenant’s items [SERVE-2]', async () => {
    const { db, clock } = world
    const other = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    const id = await makeItem(db, other.id, clock.now())
    await give(100)
    expect((await shop()).items).toEqual([])
    expect(await refusal(id)).toEqual([404, 'not-found'])
  })
})

describe('an order', () => {
  it('takes coins and a piece, stands in the ledger, and keeps name and price as they were [SHOP-1] [SHOP-2]', async () => {
    const { db, browser } = world
    await give(100)
    const id = await item({ stock: 2 })
    const { order: bought, coins } = await buy(id)
    expect([bought.state, coins]).toEqual(['waiting', 60])
    expect(await db.select({ stock: shopItems.stock }).from(shopItems)).toEqual([{ stock: 1 }])
    const words = { en: { name: 'Two coffees', description: '' } }
    await db.update(shopItems).set({ words, price: 70 })
    const { orders } = await browser.call(readMyOrders, { query: {} })
    expect(orders).toMatchObject([{ id: bought.id, name: 'A coffee', price: 40 }])
    const { entries } = await browser.call(readMyPoints, { query: {} })
    const paid = entries.find(({ reason }) => reason === 'shop')
    expect(paid).toMatchObject({ name: 'A coffee', points: 0, coins: -40 })
    expect(await booksBalance(db)).toBe(true)
  })

  it('is refused at another price than its buyer saw, and for too few coins [SHOP-1]', async () => {
    await give(30)
    const id = await item()
    expect(await refusal(id, 39)).toEqual([409, 'price-changed'])
    expect(await refusal(id)).toEqual([422, 'not-enough-coins'])
    expect(await coinsOf(world.db, world.player)).toBe(30)
    await give(10)
    await world.db.update(shopItems).set({ stock: 0 })
    expect(await refusal(id)).toEqual([409, 'sold-out'])
  })

  it('is taken back within ten minutes, once, with coins and piece; not later, and not by another [SHOP-2]', async () => {
    const { db, clock, tenantId, browser } = world
    await give(100)
    const id = await item({ stock: 2 })
    const first = (await buy(id)).order
    expect(first.returnableUntil).toBe(new Date(clock.now().getTime() + ORDER_UNDO_MS).toISOString())
    const other = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    expect(await other.refusal(returnOrder, { params: { orderId: first.id } })).toEqual([404, 'not-found'])
    clock.pass(ORDER_UNDO_MS)
    const params = { orderId: first.id }
    expect(await browser.call(returnOrder, { params })).toMatchObject({
      order: { state: 'returned', returnableUntil: null },
      coins: 100,
    })
    expect(await browser.call(returnOrder, { params })).toMatchObject({ coins: 100 })
    expect(await db.select({ stock: shopItems.stock }).from(shopItems)).toEqual([{ stock: 2 }])
    const second = (await buy(id)).order
    clock.pass(ORDER_UNDO_MS + 1)
    expect(await giveBack(second.id)).toEqual([409, 'too-late'])
    expect(await booksBalance(db)).toBe(true)
  })

  it('is found page by page, the latest first [SHOP-1]', async () => {
    const { browser, clock } = world
    await give(2000)
    const id = await item()
    const ids: string[] = []
    for (let number = 0; number < 31; number += 1) {
      ids.unshift((await buy(id)).order.id)
      clock.pass(3000)
    }
    const first = await browser.call(readMyOrders, { query: {} })
    const second = await browser.call(readMyOrders, { query: { after: first.next ?? '' } })
    expect([...first.orders, ...second.orders].map((one) => one.id)).toEqual(ids)
    expect(second.next).toBeNull()
  })

  it('that waits goes back into the stock when its buyer’s account is removed [SHOP-2] [AUTH-15]', async () => {
    const { db, browser } = world
    await give(100)
    const id = await item({ stock: 1 })
    await buy(id)
    await browser.call(removeAccount, { body: { password: PASSWORD } })
    expect(await db.select({ stock: shopItems.stock }).from(shopItems)).toEqual([{ stock: 1 }])
    expect(await db.select({ state: shopOrders.state }).from(shopOrders)).toEqual([{ state: 'returned' }])
    expect(await booksBalance(db)).toBe(true)
  })
})

describe('a freeze of the streak', () => {
  const streakOf = async () => {
    const [row] = await world.db.select().from(streaks).where(eq(streaks.personId, world.player.id))
    return row
  }
  const setStreak = (more: Partial<typeof streaks.$inferInsert>) =>
    world.db.update(streaks).set(more).where(eq(streaks.personId, world.player.id))
  const today = () => world.clock.now().toISOString().slice(0, 10)

  it('is held at once, one at most, and needs nobody to hand it over [SHOP-1] [STREAK-6]', async () => {
    await give(100)
    await setStreak({ steps: 2, date: today(), rounds: 1, takenAt: world.clock.now(), takenIn: 'UTC' })
    const id = await item({ kind: 'freeze' })
    expect((await buy(id)).order).toMatchObject({ state: 'handed', kind: 'freeze' })
    expect(await streakOf()).toMatchObject({ hasFreeze: true, steps: 2, date: today(), rounds: 1 })
    expect((await shop()).items).toMatchObject([{ state: 'held' }])
    expect(await refusal(id)).toEqual([409, 'freeze-held'])
  })

  it('covers nothing of the past: a streak that is over stays over, and the freeze is still there [STREAK-6]', async () => {
    await give(100)
    const id = await item({ kind: 'freeze' })
    const before = new Date(world.clock.now().getTime() - 2 * DAY_MS)
    const date = before.toISOString().slice(0, 10)
    await setStreak({ steps: 2, date, rounds: 1, takenAt: before, takenIn: 'UTC' })
    await buy(id)
    expect(await streakOf()).toMatchObject({ hasFreeze: true, steps: 0, date: null, rounds: 0 })
  })

  it('is taken back while it is held and the streak has not gone on [SHOP-2]', async () => {
    await give(100)
    const id = await item({ kind: 'freeze' })
    const { order: first } = await buy(id)
    await world.browser.call(returnOrder, { params: { orderId: first.id } })
    expect(await streakOf()).toMatchObject({ hasFreeze: false })
    const { order: second } = await buy(id)
    world.clock.pass(1000)
    await setStreak({ takenAt: world.clock.now() })
    expect(await giveBack(second.id)).toEqual([409, 'freeze-used'])
    expect(await booksBalance(world.db)).toBe(true)
  })

  it('is sold by a server of the release before, which names no goods [SHOP-1]', async () => {
    await give(100)
    const { db, clock, player } = world
    const itemId = await item({ kind: 'freeze' })
    const sent = (mayFreeze: boolean) => {
      const ids = {
        tenantId: player.tenantId,
        personId: player.id,
        itemId,
        id: randomUUID(),
        key: randomUUID(),
      }
      const facts = { price: 40, streakDate: null, isStreakBroken: false, today: today(), day: today() }
      return JSON.stringify({ ...ids, ...facts, mayFreeze, now: clock.now() })
    }
    const outcome = sql<string>`outcome`
    expect(await db.select({ outcome }).from(sql`place_order(${sent(false)})`)).toEqual([{ outcome: 'gone' }])
    expect(await db.select({ outcome }).from(sql`place_order(${sent(true)})`)).toEqual([
      { outcome: 'ordered' },
    ])
  })

  it('is not sold where there are no streaks [SHOP-1]', async () => {
    await give(100)
    const id = await item({ kind: 'freeze' })
    await world.db.update(tenants).set({ params: [{ configKey: 'streak_enabled', configValue: false }] })
    world.clock.pass(HOUR_MS)
    expect((await shop()).items).toEqual([])
    expect(await refusal(id)).toEqual([404, 'not-found'])
  })
})
