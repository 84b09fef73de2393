import { beforeEach, describe, expect, it } from 'vitest'
import { readErrorGroups, resolveErrorGroup, type ErrorGroup } from '#shared/contract/errors.ts'
import { reportError } from '#shared/contract/statistics.ts'
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { errorGroups } from '#server/db/schema/statistics.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'
import { groupError } from './group-error.ts'
import { MOST_OF_PERSON } from './store-error.ts'
import { sweepStatistics } from './sweep.ts'

const PARAMS = { params: [{ configKey: 'error_handler', configValue: true }] }
const SCREEN = { width: 1, height: 1, innerWidth: 1, innerHeight: 1 }
const stackIn = (file: string, line = 1) =>
  `Error: x\n    at run (https://house.test/bundle/${file}:${line}:20)`

let world: TestWorld
let admin: TestBrowser

beforeEach(async () => {
  world = await openWorld(PARAMS)
  admin = await world.browserOf(
    await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' }),
  )
})

async function report(browser: TestBrowser, error: { message: string; stack?: string; requestId?: string }) {
  world.clock.pass(MINUTE_MS)
  const metadata = { browser: 'Lynx', screen: SCREEN, version: '/bundle/main-Ab12Cd34.js' }
  await browser.call(reportError, {
    body: { error: { ...error, url: 'https://house.test/#/app' }, metadata },
  })
}

const groups = async (query: object = {}): Promise<ErrorGroup[]> =>
  (await admin.call(readErrorGroups, { query })).groups

describe('errors of browsers', () => {
  it('are grouped by message and place across builds, with how often, for how many and when [STAT-3] [STAT-2]', async () => {
    const other = await world.browserOf(await makePerson(world.db, world.tenantId, world.clock.now()))
    await report(world.browser, {
      message: 'no task 17',
      stack: stackIn('map-Ab12Cd34.js'),
      requestId: 'r-1',
    })
    await report(world.browser, {
      message: 'no task 18',
      stack: stackIn('map-Zz98Yy76.js', 7),
      requestId: 'r-2',
    })
    await report(other, { message: 'no task 19', stack: stackIn('map-Zz98Yy76.js', 7) })
    await report(other, { message: 'no task 19', stack: stackIn('list-Zz98Yy76.js') })
    expect(await groups()).toMatchObject([
      { place: 'run (list.js)', count: 1, people: 1, state: 'open' },
      {
        ...{ message: 'no task 17', place: 'run (map.js)', count: 3, people: 2, state: 'open' },
        ...{ firstAt: '2026-11-23T10:01:00.000Z', lastAt: '2026-11-23T10:03:00.000Z' },
        ...{ browsers: ['Lynx'], versions: ['/bundle/main-Ab12Cd34.js'], requestIds: ['r-2', 'r-1'] },
        url: 'https://house.test/#/app',
      },
    ])
  })

  it('are marked as resolved, and reappear when they come again [STAT-3]', async () => {
    await report(world.browser, { message: 'x' })
    const [{ key } = { key: '' }] = await groups()
    await admin.call(resolveErrorGroup, { params: { key }, body: { isResolved: true } })
    expect([await groups({ state: 'resolved' }), await groups({ state: 'open' })]).toMatchObject([
      [{ key }],
      [],
    ])
    await report(world.browser, { message: 'x' })
    expect(await groups({ state: 'reappeared' })).toMatchObject([{ key, count: 2, people: 1 }])
    await admin.call(resolveErrorGroup, { params: { key }, body: { isResolved: false } })
    expect(await groups({ state: 'open' })).toMatchObject([{ key }])
  })

  it('are searched for and come page by page [STAT-3]', async () => {
    const { db, tenantId, clock } = world
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...{
        tenantId,
        key: index.toString(16).padStart(32, '0'),
        message: `error ${index}`,
        place: 'run (a.js)',
      },
      ...{ count: 1, firstAt: clock.now(), lastAt: clock.now() },
    }))
    await db.insert(errorGroups).values(many)
    const first = await admin.call(readErrorGroups, { query: {} })
    const second = await admin.call(readErrorGroups, { query: { after: first.next ?? '' } })
    expect([first.groups.length, second.groups.length, second.next]).toEqual([25, 5, null])
    expect(new Set([...first.groups, ...second.groups].map(({ key }) => key)).size).toBe(30)
    expect(await groups({ search: 'ERROR 29' })).toMatchObject([{ message: 'error 29' }])
    expect(await groups({ search: '%' })).toEqual([])
    expect(await admin.refusal(readErrorGroups, { query: { after: 'e30' } })).toEqual([422, 'refused-fields'])
  })

  it('are an admin’s own tenant’s alone [STAT-3] [SERVE-2]', async () => {
    await report(world.browser, { message: 'x' })
    const [{ key } = { key: '' }] = await groups()
    expect((await world.browser.try(readErrorGroups, {})).status).toBe(404)
    const { id } = await makeTenant(world.db, world.clock.now(), { hosts: ['other.test'], isDefault: false })
    world.clock.pass(MINUTE_MS)
    const stranger = await world.browserOf(
      await makePerson(world.db, id, world.clock.now(), { role: 'admin' }),
      { host: 'other.test' },
    )
    expect((await stranger.call(readErrorGroups, { query: {} })).groups).toEqual([])
    const body = { isResolved: true }
    expect(await stranger.refusal(resolveErrorGroup, { params: { key }, body })).toEqual([404, 'not-found'])
  })

  it('of one person leave room for those of others [STAT-3]', async () => {
    const metadata = { browser: 'Lynx', screen: SCREEN }
    for (let count = 0; count <= MOST_OF_PERSON; count += 1) {
      await world.browser.call(reportError, { body: { error: { message: 'flood' }, metadata } })
    }
    expect(await groups()).toMatchObject([{ message: 'flood', count: MOST_OF_PERSON }])
    const other = await world.browserOf(await makePerson(world.db, world.tenantId, world.clock.now()))
    await report(other, { message: 'a real one' })
    expect(await groups({ search: 'real' })).toHaveLength(1)
  })

  it('are forgotten with their groups when they are too old [STAT-3]', async () => {
    await report(world.browser, { message: 'x' })
    await sweepStatistics(world.db, new Date(world.clock.now().getTime() + 30 * DAY_MS + 1))
    expect(await groups()).toEqual([])
  })

  it('of any browser find their place in its stack [STAT-3]', () => {
    const place = (stack: string) => groupError({ message: 'x', stack }).place
    expect(place('run@https://house.test/bundle/map-Ab12Cd34.js:1:20')).toBe('run (map.js)')
    expect(place('Error: x\n at async Map.run (https://a.test/bundle/map-Ab12Cd34.js:1:20)')).toBe(
      'Map.run (map.js)',
    )
    expect(place('at https://house.test/bundle/map-Ab12Cd34.js:1:20')).toBe('map.js')
    expect(place('nothing that is known')).toBe('')
  })
})
