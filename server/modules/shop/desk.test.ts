import { beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { randomUUID } from 'node:crypto'
import { markNoticeRead, readNotices } from '#shared/contract/notices.ts'
import { readToday } from '#shared/contract/player.ts'
import { readAdventureSettings } from '#shared/contract/adventures.ts'
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
import { removeAccount } from '#shared/contract/settings.ts'
import { placeOrder, readMyOrders, readShop } from '#shared/contract/shop.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { MOST_ITEMS } from '#shared/domain/shop.ts'
import { shopItems } from '#server/db/schema/shop.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { booksBalance, coinsOf, giveCoins, makeItem } from '#server/testing/shop.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, PASSWORD } from '#server/testing/world.ts'

let world: TestWorld
let desk: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  const { db, tenantId, clock } = world
  desk = await world.browserOf(
    await makePerson(db, tenantId, clock.now(), { role: 'admin', displayName: 'Anna' }),
  )
  await giveCoins(db, world.player, 500, clock.now())
})

const PLANT = {
  words: [{ language: 'en' as const, name: 'A plant', description: 'It likes the north window.' }],
  price: 60,
  stock: 4,
  art: 'plant' as const,
  isHidden: false,
  teamIds: null,
  opensOn: null,
  closesOn: null,
}

const create = (more: Partial<typeof PLANT & { key: string }> = {}) =>
  desk.call(createShopItem, { body: { kind: 'company', ...PLANT, key: randomUUID(), ...more } })

const buy = async (itemId: string, price = 60) =>
  (await world.browser.call(placeOrder, { params: { itemId }, body: { price, key: randomUUID() } })).order

const ended = async () => (await desk.call(readDeskOrders, { query: { state: 'ended' } })).orders
const waiting = async () => (await desk.call(readDeskOrders, { query: { state: 'waiting' } })).orders

describe('an item', () => {
  it('is created, seen by players, changed and hidden; what was bought stays as it was [SHOP-2]', async () => {
    const { browser } = world
    const { id } = await create()
    expect((await browser.call(readShop, {})).items).toMatchObject([{ id, name: 'A plant', stock: 4 }])
    await buy(id)
    const words = [{ language: 'en' as const, name: 'A fern', description: '' }]
    const params = { itemId: id }
    const changed = await desk.call(changeShopItem, {
      params,
      body: { ...PLANT, words, price: 80, stock: 3, stockSeen: 3 },
    })
    expect(changed).toMatchObject({ price: 80, stock: 3, sold: 1, waiting: 1 })
    expect((await browser.call(readMyOrders, { query: {} })).orders).toMatchObject([
      { name: 'A plant', price: 60 },
    ])
    await desk.call(changeShopItem, { params, body: { ...PLANT, isHidden: true, stock: 3, stockSeen: 3 } })
    expect((await browser.call(readShop, {})).items).toEqual([])
    expect((await browser.call(readMyOrders, { query: {} })).orders).toHaveLength(1)
  })

  it('keeps what was sold while its form was open: another stock is refused, the same one is not [SHOP-2]', async () => {
    const { id } = await create()
    await buy(id)
    const params = { itemId: id }
    const change = (stock: number | null) =>
      desk.try(changeShopItem, { params, body: { ...PLANT, price: 70, stock, stockSeen: 4 } })
    expect(await change(9)).toMatchObject({ status: 409, body: { code: 'stock-changed' } })
    expect(await change(4)).toMatchObject({ status: 200, body: { stock: 3, price: 70 } })
  })

  it.each([
    [
      'words in the tenant’s first language',
      { words: [{ language: 'pl' as const, name: 'Roślina', description: '' }] },
      'words',
    ],
    ['one text a language', { words: [...PLANT.words, ...PLANT.words] }, 'words'],
    [
      'a last day that is not before the first',
      { opensOn: '2026-12-02', closesOn: '2026-12-01' },
      'closesOn',
    ],
    ['teams that there are', { teamIds: [randomUUID()] }, 'teamIds'],
  ])('needs %s [SHOP-2]', async (_, wrong, path) => {
    const body = { kind: 'company' as const, ...PLANT, ...wrong, key: randomUUID() }
    expect(await desk.try(createShopItem, { body })).toMatchObject({
      status: 422,
      body: { fields: [{ path }] },
    })
    expect((await desk.call(readShopDesk, {})).items).toEqual([])
  })

  it('is made once under its key, also by two calls at once [SHOP-2]', async () => {
    const key = randomUUID()
    const [one, other] = await Promise.all([create({ key }), create({ key })])
    expect([other.id, (await create({ key })).id]).toEqual([one.id, one.id])
    expect((await desk.call(readShopDesk, {})).items).toHaveLength(1)
  })

  it('has its own picture, which is taken away again [SHOP-2]', async () => {
    const { id } = await create()
    const red = { width: 600, height: 300, channels: 3 as const, background: '#b3392c' }
    const image = (await sharp({ create: red }).png().toBuffer()).toString('base64')
    const params = { itemId: id }
    const { picture } = await desk.call(putShopPicture, { params, body: { image } })
    const seen = await world.browser.send('GET', picture)
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await world.stranger().send('GET', picture)).status).toBe(401)
    const nonsense = await desk.try(putShopPicture, { params, body: { image: 'aGVsbG8=' } })
    expect(nonsense).toMatchObject({ status: 422, body: { fields: [{ message: 'not-a-picture' }] } })
    expect(await desk.call(dropShopPicture, { params })).toMatchObject({
      picture: '/assets/art/shop/plant.svg',
      hasOwnPicture: false,
    })
    expect((await world.browser.send('GET', picture)).status).toBe(404)
  })

  it('is one of 200 at most [SHOP-2]', async () => {
    const { db, tenantId, clock } = world
    for (let number = 0; number < MOST_ITEMS; number += 1) await makeItem(db, tenantId, clock.now())
    const body = { kind: 'company' as const, ...PLANT, key: randomUUID() }
    expect(await desk.refusal(createShopItem, { body })).toEqual([409, 'shop-full'])
    expect(await db.$count(shopItems)).toBe(MOST_ITEMS)
  })
})

describe('an order', () => {
  it('waits at the desk with its buyer, and is handed over, which the buyer reads [SHOP-2]', async () => {
    const { browser } = world
    const { id } = await create()
    const { id: orderId } = await buy(id)
    expect(await waiting()).toMatchObject([{ id: orderId, name: 'A plant', buyer: { id: world.player.id } }])
    expect(await desk.call(readShopDesk, {})).toMatchObject({ waiting: 1 })
    const body = { isHandedOver: true, note: 'It stands on your desk.' }
    await desk.call(endOrder, { params: { orderId }, body })
    expect(await waiting()).toEqual([])
    expect(await ended()).toMatchObject([{ id: orderId, state: 'handed', by: 'Anna' }])
    expect((await browser.call(readToday, {})).newMessages).toBe(1)
    const { notices } = await browser.call(readNotices, { query: { status: 'unread' } })
    expect(notices).toMatchObject([
      { kind: 'order', order: { id: orderId, name: 'A plant', state: 'handed', note: body.note } },
    ])
    await browser.call(markNoticeRead, { params: { noticeId: notices[0]?.id ?? '' } })
    expect((await browser.call(readToday, {})).newMessages).toBe(0)
  })

  it('names an admin who removed the account in words, and not by an id [SHOP-2] [AUTH-15]', async () => {
    const { db, tenantId, clock } = world
    const { id } = await create()
    const orderId = (await buy(id)).id
    await desk.call(endOrder, { params: { orderId }, body: { isHandedOver: true, note: '' } })
    const other = await makePerson(db, tenantId, clock.now(), { role: 'admin' })
    await desk.call(removeAccount, { body: { password: PASSWORD } })
    desk = await world.browserOf(other)
    expect(await ended()).toMatchObject([{ id: orderId, by: 'Removed account' }])
  })

  it('is rejected with a reason, and not without one; coins and piece go back [SHOP-2]', async () => {
    const { db, browser, player } = world
    const { id } = await create()
    const { id: orderId } = await buy(id)
    const reject = (note: string) =>
      desk.try(endOrder, { params: { orderId }, body: { isHandedOver: false, note } })
    expect(await reject(' ')).toMatchObject({ status: 422 })
    expect(await coinsOf(db, player)).toBe(440)
    expect(await reject('The shop had none left.')).toMatchObject({ status: 200 })
    expect(await reject('The shop had none left.')).toMatchObject({ status: 200 })
    expect(await coinsOf(db, player)).toBe(500)
    expect((await browser.call(readShop, {})).items).toMatchObject([{ stock: 4 }])
    const { notices } = await browser.call(readNotices, { query: {} })
    expect(notices).toMatchObject([{ order: { state: 'rejected', note: 'The shop had none left.' } }])
    const again = await desk.refusal(endOrder, {
      params: { orderId },
      body: { isHandedOver: true, note: '' },
    })
    expect(again).toEqual([409, 'order-ended'])
    expect(await booksBalance(db)).toBe(true)
  })

  it('is nobody’s but an admin’s to end [SHOP-2]', async () => {
    const { db, tenantId, clock, browser } = world
    const { id } = await create()
    const { id: orderId } = await buy(id)
    const leader = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'leader' }))
    for (const one of [leader, browser]) {
      const given = await one.refusal(endOrder, {
        params: { orderId },
        body: { isHandedOver: true, note: '' },
      })
      expect(given).toEqual([404, 'not-found'])
    }
    expect(await waiting()).toHaveLength(1)
  })
})

describe('the switch', () => {
  it('closes the shop for players and leaves the desk, and opens it again [AUTH-9] [SHOP-2]', async () => {
    const { browser, clock } = world
    const { id } = await create()
    const { id: orderId } = await buy(id)
    expect(await desk.call(switchShop, { body: { isShopEnabled: false } })).toMatchObject({
      isShopEnabled: false,
    })
    clock.pass(HOUR_MS)
    expect(await browser.refusal(readShop, {})).toEqual([404, 'not-found'])
    const { config } = await browser.call(readAdventureSettings, {})
    expect(config.shop).toEqual({ isShopEnabled: false })
    await desk.call(endOrder, { params: { orderId }, body: { isHandedOver: true, note: '' } })
    expect((await browser.call(readToday, {})).newMessages).toBe(0)
    expect((await browser.call(readNotices, { query: {} })).notices).toEqual([])
    await desk.call(switchShop, { body: { isShopEnabled: true } })
    clock.pass(HOUR_MS)
    expect((await browser.call(readShop, {})).items).toHaveLength(1)
    expect((await browser.call(readToday, {})).newMessages).toBe(1)
  })
})
