import { beforeEach, expect, it } from 'vitest'
import { awaitVersion } from '#shared/contract/adventure-version.ts'
import { readAdventureSettings } from '#shared/contract/adventures.ts'
import { endTrial } from '#shared/contract/content-versions.ts'
import { createApp } from '#server/app.ts'
import { versionWatch } from '#server/play/version-watch.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { openPublishedWorld, type PublishedWorld } from '#server/testing/published.ts'
import { NO_CAPTCHA, TEST_SECRETS } from '#server/testing/test-app.ts'
import { makePerson, makeTeam } from '#server/testing/world.ts'

let world: PublishedWorld
let browser: TestBrowser

beforeEach(async () => {
  world = await openPublishedWorld()
  browser = await world.browserOf(await world.playing())
})

const seenBy = async (one: TestBrowser) => (await one.call(readAdventureSettings, {})).version ?? ''
const awaited = async (one: TestBrowser, seen: string) =>
  (await one.call(awaitVersion, { query: { seen } })).version
const publish = async (name: string, teams?: string[]) => {
  const { id, base } = await world.rename(name)
  return (await world.makerNow()).publish(id, base, teams && { teams })
}

/** The same session at another server on the same storage. */
async function elsewhere(one: TestBrowser): Promise<TestBrowser> {
  const { storage, clock, files } = world
  const app = await createApp({
    ...{
      storage,
      clock: clock.now,
      files,
      publicUrl: null,
      contentUrl: null,
      captcha: NO_CAPTCHA,
      secrets: TEST_SECRETS,
    },
    ...{ push: null, dist: null, isLogging: false },
  })
  const other = new TestBrowser(app)
  for (const [name, value] of one.cookies) other.cookies.set(name, value)
  return other
}

it('answers at once to who shows another content, and otherwise when that is published, at any server [WORLD-3]', async () => {
  const seen = await seenBy(browser)
  expect(await awaited(browser, 'another')).toBe(seen)
  const waits = [awaited(browser, seen), awaited(await elsewhere(browser), seen)]
  await publish('Porch')
  const [here, there] = await Promise.all(waits)
  expect(here).not.toBe(seen)
  expect([here, there]).toEqual([await seenBy(browser), await seenBy(browser)])
})

it('answers each player with what she or he sees: of a trial its teams alone [WORLD-3] [SERVE-2]', async () => {
  const pilot = await world.playing()
  const teamId = await makeTeam(world.db, world.tenantId, world.clock.now(), {
    leaders: [],
    members: [pilot],
  })
  const piloting = await world.browserOf(pilot)
  const seen = await seenBy(browser)
  const [all, team] = [awaited(browser, seen), awaited(piloting, seen)]
  const { number } = await publish('Porch', [teamId])
  expect(await all).toBe(seen)
  const tried = await team
  expect(tried).not.toBe(seen)
  const ends = awaited(piloting, tried)
  await (await world.makerNow()).browser.call(endTrial, { params: { folder: 'isle' }, query: { number } })
  expect(await ends).toBe(seen)
})

it('is nothing to wait for without an adventure, and for nobody when the server stops [SERVE-3]', async () => {
  const { db, tenantId, clock } = world
  const idle = await world.browserOf(await makePerson(db, tenantId, clock.now()))
  expect(await idle.refusal(awaitVersion, { query: { seen: 'x' } })).toEqual([404, 'not-found'])
  expect((await world.stranger().try(awaitVersion, { query: { seen: 'x' } })).status).toBe(401)
  const seen = await seenBy(browser)
  const waits = awaited(browser, seen)
  versionWatch(db).stop()
  expect([await waits, await awaited(browser, seen)]).toEqual([seen, seen])
})
