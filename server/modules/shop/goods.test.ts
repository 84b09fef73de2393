import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readProgress } from '#shared/contract/player.ts'
import { placeOrder, readMyOrders, readShop, returnOrder, useGood } from '#shared/contract/shop.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import type { Good } from '#shared/domain/goods.ts'
import { ORDER_UNDO_MS } from '#shared/domain/shop.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { shopOrders } from '#server/db/schema/shop.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { booksBalance, giveCoins, makeItem } from '#server/testing/shop.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

let world: TestWorld

const box = { x: 0, y: 0, width: 10, height: 10 }
/** A map that shows these. */
function sceneWith(goods: readonly Good[]): SceneLayout {
  const picture = { file: { url: '/scenes/boat.webp', frame: null }, small: null, box }
  const layer = { picture, depth: 1, isTiled: false, isFront: true, drift: 0, path: null }
  return {
    size: { width: 1920, height: 1080 },
    safe: box,
    background: null,
    layers: goods.map((good) => ({ ...layer, name: good, good })),
    elements: [],
  }
}

/** Plays in an adventure whose first map shows these. */
async function playWhere(goods: readonly Good[]) {
  const { db, tenantId, clock } = world
  const missions = [sampleMission('isles', { type: 'map', scene: sceneWith(goods) })]
  const published = sampleAdventure({ missions, rootMission: 'isles', version: randomUUID() })
  world.player = await makePerson(db, tenantId, clock.now())
  await makeAdventure(db, tenantId, clock.now(), [world.player], published)
  world.browser = await world.browserOf(world.player)
  await giveCoins(db, world.player, 200, clock.now())
}

beforeEach(async () => {
  world = await openWorld()
  await playWhere(['boat', 'lamp-green', 'lamp-rose'])
})

const item = (kind: Good) => makeItem(world.db, world.tenantId, world.clock.now(), { kind })
const order = (itemId: string) => ({ params: { itemId }, body: { price: 40, key: randomUUID() } })
const buy = async (kind: Good) => (await world.browser.call(placeOrder, order(await item(kind)))).order
const use = (orderId: string, isUsed: boolean) =>
  world.browser.call(useGood, { params: { orderId }, body: { isUsed } })
const onMap = async () => (await world.browser.call(readProgress, {})).goods
const shown = async () => {
  const { orders } = await world.browser.call(readMyOrders, { query: {} })
  return Object.fromEntries(orders.map(({ kind, isUsed }) => [kind, isUsed]))
}

describe('a good that the map shows', () => {
  it('is had and seen at once, and needs nobody to hand it over [SHOP-1]', async () => {
    expect(await onMap()).toEqual([])
    expect(await buy('boat')).toMatchObject({ state: 'handed', isUsed: true })
    expect(await onMap()).toEqual(['boat'])
  })

  it('is sold once to each, and only where the adventure draws it [SHOP-1]', async () => {
    const [boat, lantern] = [await item('boat'), await item('lamp-rose')]
    await world.browser.call(placeOrder, order(boat))
    const { items } = await world.browser.call(readShop, {})
    expect(Object.fromEntries(items.map(({ id, state }) => [id, state]))).toEqual({
      [boat]: 'held',
      [lantern]: 'open',
    })
    expect(await world.browser.refusal(placeOrder, order(boat))).toEqual([409, 'good-held'])
    await playWhere(['boat'])
    expect((await world.browser.call(readShop, {})).items.map(({ id }) => id)).toEqual([boat])
    expect(await world.browser.refusal(placeOrder, order(lantern))).toEqual([404, 'not-found'])
  })

  it('is put away and shown again, however often that is asked for [SHOP-1]', async () => {
    const { id } = await buy('boat')
    for (const isUsed of [false, false, true, true]) {
      expect(await use(id, isUsed)).toMatchObject({ id, isUsed })
      expect(await onMap()).toEqual(isUsed ? ['boat'] : [])
    }
  })

  it('takes the place of another one for its spot, and leaves others alone [SHOP-1]', async () => {
    await buy('boat')
    const green = await buy('lamp-green')
    await buy('lamp-rose')
    expect(await shown()).toEqual({ boat: true, 'lamp-green': false, 'lamp-rose': true })
    await use(green.id, true)
    expect(await shown()).toEqual({ boat: true, 'lamp-green': true, 'lamp-rose': false })
    await use(green.id, false)
    expect(await shown()).toEqual({ boat: true, 'lamp-green': false, 'lamp-rose': false })
  })

  it('of two that are chosen at once for one spot shows one [SHOP-1]', async () => {
    const [green, rose] = [await buy('lamp-green'), await buy('lamp-rose')]
    await Promise.all([use(green.id, true), use(rose.id, true), use(green.id, true), use(rose.id, true)])
    expect(Object.values(await shown()).filter((isUsed) => isUsed)).toHaveLength(1)
  })

  it('goes from the map when its order is taken back, with its coins [SHOP-1] [SHOP-2]', async () => {
    const { id } = await buy('boat')
    expect(await world.browser.call(returnOrder, { params: { orderId: id } })).toMatchObject({
      order: { state: 'returned', isUsed: null },
      coins: 200,
    })
    expect(await onMap()).toEqual([])
    expect(await world.browser.refusal(useGood, { params: { orderId: id }, body: { isUsed: true } })).toEqual(
      [404, 'not-found'],
    )
    const again = await buy('boat')
    world.clock.pass(ORDER_UNDO_MS + 1)
    expect(await world.browser.refusal(returnOrder, { params: { orderId: again.id } })).toEqual([
      409,
      'too-late',
    ])
    expect(await booksBalance(world.db)).toBe(true)
  })

  it('is its owner’s alone, and nothing else can be shown [SHOP-1] [SERVE-2]', async () => {
    const { db, tenantId, clock, browser } = world
    const { id } = await buy('boat')
    const other = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    const call = { params: { orderId: id }, body: { isUsed: false } }
    expect(await other.refusal(useGood, call)).toEqual([404, 'not-found'])
    const coffee = await browser.call(placeOrder, order(await makeItem(db, tenantId, clock.now())))
    expect(coffee.order).toMatchObject({ state: 'waiting', isUsed: null })
    await db
      .update(shopOrders)
      .set({ state: 'handed', endedAt: clock.now() })
      .where(eq(shopOrders.state, 'waiting'))
    const params = { orderId: coffee.order.id }
    expect(await browser.refusal(useGood, { params, body: { isUsed: true } })).toEqual([404, 'not-found'])
    expect(await onMap()).toEqual(['boat'])
  })

  it('is not seen while the shop is off, and is there again afterwards [AUTH-9] [SHOP-1]', async () => {
    const { id } = await buy('boat')
    const setShop = async (isShopEnabled: boolean) => {
      const features = sql`${tenants.features} || ${JSON.stringify({ isShopEnabled })}::jsonb`
      await world.db.update(tenants).set({ features })
      // the tenant is read anew
      world.clock.pass(HOUR_MS)
    }
    await setShop(false)
    expect(await onMap()).toEqual([])
    const call = { params: { orderId: id }, body: { isUsed: false } }
    expect(await world.browser.refusal(useGood, call)).toEqual([404, 'not-found'])
    await setShop(true)
    expect(await onMap()).toEqual(['boat'])
  })
})
