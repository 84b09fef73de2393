import { beforeEach, describe, expect, it } from 'vitest'
import { readMyAdventures } from '#shared/contract/adventures.ts'
import { readMission } from '#shared/contract/missions.ts'
import { login, loginStatus, logout } from '#shared/contract/session.ts'
import { createApp } from '#server/app.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'

let world: TestWorld
/** The same browser at another server on the same database. */
let elsewhere: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  const other = await createApp({
    storage: world.storage,
    clock: world.clock.now,
    publicUrl: null,
    contentUrl: null,
    dist: null,
    isLogging: false,
  })
  elsewhere = new TestBrowser(other)
  await world.browser.call(loginStatus, {})
  for (const [name, value] of world.browser.cookies) elsewhere.cookies.set(name, value)
})

describe('two servers on one database', () => {
  it('know the same sessions and tokens, and end them together [SERVE-3]', async () => {
    expect((await elsewhere.send('PATCH', '/api/web/player/profile', { body: {} })).status).toBe(200)
    await elsewhere.call(logout, {})
    expect(await world.browser.refusal(readMyAdventures, {})).toEqual([401, 'signed-out'])
  })

  it('count the failures of an account together [SERVE-3] [AUTH-2]', async () => {
    const body = { username: world.player.email, password: 'wrong' }
    const statuses = []
    for (const browser of [world.browser, elsewhere, world.browser, elsewhere, world.browser, elsewhere]) {
      statuses.push((await browser.try(login, { body })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('show a new version of an adventure at once [SERVE-3]', async () => {
    const input = { params: { id: 'lighthouse' }, query: {} }
    expect(await elsewhere.refusal(readMission, input)).toEqual([404, 'not-found'])
    const missions = [sampleMission('map', { missions: ['lighthouse'] }), sampleMission('lighthouse')]
    const { db, tenantId, clock } = world
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'two' }))
    expect(await elsewhere.call(readMission, input)).toMatchObject({ name: 'Mission lighthouse' })
  })
})
