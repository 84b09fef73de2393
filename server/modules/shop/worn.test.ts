import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readPeople } from '#shared/contract/people.ts'
import { readProfile } from '#shared/contract/player.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { placeOrder, readShop, returnOrder, useGood } from '#shared/contract/shop.ts'
import type { AvatarSprite } from '#shared/domain/avatar.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { giveCoins, makeItem } from '#server/testing/shop.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

const FACE: AvatarSprite = {
  ...{ spriteName: 'woman', heightScale: 1 },
  ...{ hairstyle: { x: 1, y: 1 }, browns: { x: 0, y: 1 }, eyes: { x: 0, y: 0 } },
  ...{ nose: { x: 0, y: 1 }, lips: { x: 0, y: 0 } },
}

it('is bought once for a face, worn before everybody, and put away by its owner alone [SHOP-1] [ACT-5]', async () => {
  const { db, tenantId, clock, player, browser, browserOf } = await openWorld()
  const other = await makePerson(db, tenantId, clock.now(), { role: 'admin' })
  await giveCoins(db, player, 200, clock.now())
  const itemId = await makeItem(db, tenantId, clock.now(), { kind: 'hat-wool' })
  const order = () => ({ params: { itemId }, body: { price: 40, key: randomUUID() } })
  const mine = () => browser.call(readProfile, {})
  const theirs = await browserOf(other)
  const seen = async () =>
    (await theirs.call(readPeople, { query: { role: player.role } })).people.map((one) => one.avatarSprite)

  // nobody says of a face what was not bought for it
  await browser.call(changeProfile, { body: { avatarSprite: { ...FACE, worn: ['glasses-round'] } } })
  expect(await mine()).toMatchObject({ avatarSprite: FACE })
  expect(await seen()).toEqual([FACE])

  const { order: bought } = await browser.call(placeOrder, order())
  expect(bought).toMatchObject({ state: 'handed', isUsed: true })
  expect(await browser.refusal(placeOrder, order())).toEqual([409, 'good-held'])
  expect((await browser.call(readShop, {})).items).toMatchObject([{ state: 'held' }])
  expect(await mine()).toMatchObject({
    avatarSprite: { ...FACE, worn: ['hat-wool'] },
    wardrobe: [{ orderId: bought.id, part: 'hat-wool', isWorn: true }],
  })
  expect(await seen()).toEqual([{ ...FACE, worn: ['hat-wool'] }])

  const putAway = { params: { orderId: bought.id }, body: { isUsed: false } }
  expect(await theirs.refusal(useGood, putAway)).toEqual([404, 'not-found'])
  await browser.call(useGood, putAway)
  expect(await seen()).toEqual([FACE])
  await browser.call(useGood, { ...putAway, body: { isUsed: true } })
  expect(await seen()).toEqual([{ ...FACE, worn: ['hat-wool'] }])

  const returned = await browser.call(returnOrder, { params: { orderId: bought.id } })
  expect(returned.order).toMatchObject({ state: 'returned', isUsed: null })
  await browser.call(placeOrder, order())
  expect(await seen()).toEqual([{ ...FACE, worn: ['hat-wool'] }])

  await db.update(tenants).set({ features: sql`${tenants.features} || '{"isShopEnabled": false}'::jsonb` })
  clock.pass(HOUR_MS)
  const again = await browserOf(player)
  expect(await again.call(readProfile, {})).not.toHaveProperty('wardrobe')
  expect((await again.call(readProfile, {})).avatarSprite).toEqual(FACE)
})
