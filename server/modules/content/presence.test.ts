import { beforeEach, expect, it } from 'vitest'
import { noteContentPresence } from '#shared/contract/content-presence.ts'
import { discardDraft } from '#shared/contract/content.ts'
import { contentPresences } from '#server/db/schema/content.ts'
import { openContentWorld, type ContentWorld, type Maker } from '#server/testing/content.ts'
import { makePerson } from '#server/testing/world.ts'
import { sweepContent } from './sweep.ts'

const LAMP = 'home/scene.svg'

let world: ContentWorld
let other: Maker

beforeEach(async () => {
  world = await openContentWorld()
  await world.maker.begin()
  const admin = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' })
  other = await world.makerOf(admin)
})

const at = (path: string, folder = 'isle') => ({ params: { folder }, body: { path } })
const seenBy = async (maker: Maker, path = '') =>
  (await maker.browser.call(noteContentPresence, at(path))).others.map((one) => one.path)

it('says who else has a draft open and where, until they are silent for a minute [WORLD-6]', async () => {
  const { maker, clock, makerPerson } = world
  expect(await seenBy(maker, LAMP)).toEqual([])
  const { others } = await other.browser.call(noteContentPresence, at(''))
  expect(others).toEqual([{ id: makerPerson.id, name: expect.any(String) as unknown, path: LAMP }])
  expect(await seenBy(maker, 'shop')).toEqual([''])
  expect(await seenBy(other)).toEqual(['shop'])
  clock.pass(59_000)
  expect(await seenBy(other)).toEqual(['shop'])
  clock.pass(1_000)
  expect(await seenBy(other)).toEqual([])
  expect(await seenBy(maker)).toEqual([''])
})

it('leaves nothing behind, and goes with its draft [WORLD-6]', async () => {
  const { db, files, clock, maker } = world
  await seenBy(maker)
  clock.pass(61_000)
  await seenBy(other)
  await sweepContent(db, files, clock.now())
  expect(await db.$count(contentPresences)).toBe(1)
  await maker.browser.call(discardDraft, { params: { folder: 'isle' }, query: { revision: 1 } })
  expect(await db.$count(contentPresences)).toBe(0)
  expect(await maker.browser.refusal(noteContentPresence, at(''))).toEqual([404, 'not-found'])
})

it('is for makers of the tenant alone: no player, and nobody of another tenant, sees or is seen [WORLD-6] [WORLD-1]', async () => {
  const { maker, browser, foreign } = world
  await seenBy(maker, LAMP)
  expect(await browser.refusal(noteContentPresence, at(''))).toEqual([404, 'not-found'])
  expect(await foreign.maker.browser.refusal(noteContentPresence, at(''))).toEqual([404, 'not-found'])
  await foreign.maker.begin()
  expect(await seenBy(foreign.maker)).toEqual([])
  expect(await seenBy(maker)).toEqual([])
})
