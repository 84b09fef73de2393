import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readVisits, type VisitFigures } from '#shared/contract/figures.ts'
import { addEvents, type SentEvent } from '#shared/contract/statistics.ts'
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { enrolments } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { events } from '#server/db/schema/statistics.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openFiguresWorld, type FiguresWorld } from '#server/testing/figures.ts'
import { FEATURES, makePerson, makeTeam, type TestPerson } from '#server/testing/world.ts'
import { cachedTenantFigures } from './tenant-figures.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'

let world: FiguresWorld

beforeEach(async () => {
  world = await openFiguresWorld({}, { features: { ...FEATURES, sendStatistics: true } })
  const { db, clock, players } = world
  for (const [index, { id }] of players.entries()) {
    const createdAt = new Date(clock.now().getTime() + index)
    await db.update(enrolments).set({ createdAt }).where(eq(enrolments.personId, id))
  }
})

interface Went {
  width?: number
  browser?: string
  name?: string
}

async function go(player: TestPerson | undefined, paths: readonly string[], went: Went = {}): Promise<void> {
  if (!player) throw new Error('nobody goes')
  const { width = 1900, browser = FIREFOX, name = 'location' } = went
  const sent = paths.map((path): SentEvent => ({
    name,
    payload: { url: `https://house.test/#/app/game/plot/${path}` },
    metadata: {
      time: world.clock.now().toISOString(),
      browser,
      screen: { width, height: 900, innerWidth: width, innerHeight: 900 },
    },
  }))
  await (await world.as(player)).call(addEvents, { body: { events: sent } })
}

async function read(team?: string, who: 'leader' | 'admin' = 'leader'): Promise<VisitFigures> {
  const browser = await world.as(world[who])
  return browser.call(readVisits, { query: { adventure: world.adventureId, ...(team && { team }) } })
}

async function counted(team?: string, who: 'leader' | 'admin' = 'leader') {
  const visits = await read(team, who)
  if (visits.state !== 'counted') throw new Error(visits.state)
  return visits
}

describe('what recorded events say of a group', () => {
  it('is when people came, which missions and tasks they opened, and on what [STAT-3] [STAT-1]', async () => {
    const { players, clock } = world
    for (const player of players.slice(0, 5))
      await go(player, ['map/map/isles', 'task/knots/1', 'task/knots/1'])
    clock.pass(DAY_MS)
    for (const player of players.slice(0, 5)) {
      await go(player, ['task/coral/1', 'mission/reef/reef', 'list/reef/map'], {
        width: 390,
        browser: CHROME,
      })
    }
    clock.pass(DAY_MS)
    const { days, tasks, missions, sizes, browsers, people: all } = await counted()
    expect(all).toBe(5)
    expect(days).toHaveLength(28)
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-23', count: { visits: 15, people: 5 } },
      { day: '2026-11-24', count: { visits: 15, people: 5 } },
    ])
    expect(days[0]?.count).toEqual({ visits: 0, people: 0 })
    const harbour = { id: 'harbour', name: 'Mission harbour' }
    const reef = { id: 'reef', name: 'Mission reef' }
    expect(tasks).toEqual([
      { id: 'knots', name: 'Task knots', mission: harbour, visits: 10, people: 5 },
      { id: 'coral', name: 'Task coral', mission: reef, visits: 5, people: 5 },
    ])
    expect(missions).toEqual([
      { ...reef, visits: 10, people: 5 },
      { id: 'map', name: 'Mission map', visits: 5, people: 5 },
    ])
    expect(sizes).toEqual([
      { size: 'phone', people: 5 },
      { size: 'computer', people: 5 },
    ])
    expect(browsers?.map(({ browser, people: its }) => [browser, its]).toSorted()).toEqual([
      ['Chrome', 5],
      ['Firefox', 5],
    ])
  })

  it('counts whole fives of people on days that have ended, and shows nothing that fewer than five did [STAT-3]', async () => {
    const { players, clock } = world
    for (const player of players.slice(0, 4)) await go(player, ['task/knots/1'])
    clock.pass(DAY_MS)
    expect(await read()).toEqual({ state: 'few' })
    for (const player of players.slice(0, 5)) await go(player, ['task/ropes/1'])
    // a second look on the same day shows nothing of it
    expect(await read()).toEqual({ state: 'few' })
    clock.pass(DAY_MS)
    const before = await counted()
    expect([before.people, before.days.slice(-2).map(({ count }) => count)]).toEqual([
      5,
      [null, { visits: 5, people: 5 }],
    ])
    expect(before.tasks.map(({ id, visits }) => [id, visits])).toEqual([['ropes', 5]])
    await go(players[0], ['task/ropes/1', 'task/knots/1'])
    await go(players[5], ['task/ropes/1', 'task/knots/1'])
    expect(await counted()).toEqual(before)
    clock.pass(DAY_MS)
    // a day of two people adds to nothing
    const { days, ...sums } = await counted()
    const { days: daysBefore, ...sumsBefore } = before
    expect(sums).toEqual(sumsBefore)
    expect([days.at(-1)?.count, days.slice(0, -1)]).toEqual([null, daysBefore.slice(1)])
  })

  it('adds to a task, a mission or a device only days on which five people used it [STAT-3]', async () => {
    const { players, clock } = world
    for (const player of players.slice(0, 5)) await go(player, ['task/ropes/1', 'map/map/isles'])
    clock.pass(DAY_MS)
    const before = await counted()
    for (const player of players.slice(0, 4)) await go(player, ['task/ropes/1', 'map/map/isles'])
    await go(players[4], ['task/knots/1'])
    clock.pass(DAY_MS)
    const { tasks, missions, days } = await counted()
    expect([tasks, missions]).toEqual([before.tasks, before.missions])
    expect(days.at(-1)?.count).toEqual({ visits: 9, people: 5 })
  })

  it.each([
    ['a size', { width: 700 }, 'sizes', 'browsers'],
    ['a browser', { browser: CHROME }, 'browsers', 'sizes'],
    ['an unknown browser', { browser: 'Lynx' }, 'browsers', 'sizes'],
  ] as const)(
    'shows none of them where %s is of fewer than five: it would be what the others leave [STAT-3]',
    async (_, went, hidden, shown) => {
      const { players, clock } = world
      for (const player of players.slice(0, 5)) await go(player, ['task/ropes/1'])
      await go(players[0], ['task/ropes/1'], went)
      clock.pass(DAY_MS)
      const visits = await counted()
      expect([visits[hidden], visits[shown]?.map(({ people: its }) => its)]).toEqual([null, [5]])
    },
  )

  it('leaves out other events, other pages, what has been withdrawn, and what is older than four weeks [STAT-3]', async () => {
    const { players, clock } = world
    for (const player of players) await go(player, ['task/ropes/1'])
    clock.pass(30 * DAY_MS)
    for (const player of players) {
      await go(player, ['task/knots/1'])
      await go(player, ['task/coral/1'], { name: 'clicked' })
      await go(player, ['task/gone/1', '../shop', 'task-introduction/knots/harbour'])
    }
    clock.pass(DAY_MS)
    const { tasks, missions, days } = await counted()
    expect(tasks.map(({ id, visits }) => [id, visits])).toEqual([['knots', 5]])
    expect(missions).toEqual([])
    expect(days.map(({ count }) => count?.visits).filter((visits) => visits !== 0)).toEqual([20])
  })

  it('says so where the tenant records none, whatever was recorded before [STAT-3]', async () => {
    const { db, players, tenantId, clock } = world
    for (const player of players) await go(player, ['task/knots/1'])
    await db.update(tenants).set({ features: FEATURES }).where(eq(tenants.id, tenantId))
    // a server knows its tenants for a while
    clock.pass(MINUTE_MS)
    expect(await read()).toEqual({ state: 'off' })
    expect(await read(undefined, 'admin')).toEqual({ state: 'off' })
  })

  it('is not there for a team that is too near to another one, nor for a few [STAT-3]', async () => {
    const { db, tenantId, clock, players, leader, newcomers, teamId } = world
    for (const player of players) await go(player, ['task/knots/1'])
    clock.pass(DAY_MS)
    const few = await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members: players.slice(0, 4) })
    expect(await read(few)).toEqual({ state: 'few' })
    expect((await read(teamId)).state).toBe('counted')
    const more = [...players.slice(0, 5), ...(await newcomers(1))]
    const near = await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members: more })
    expect([(await read(near)).state, (await read(teamId)).state]).toContain('near')
  })

  it('is not there for a team whose counted people are nearly another group’s, however many are enrolled [STAT-3]', async () => {
    const { db, tenantId, clock, players, leader, newcomers, teamId } = world
    const more = await newcomers(9)
    const other = await makeTeam(db, tenantId, clock.now(), {
      leaders: [leader],
      members: [...players.slice(0, 1), ...more],
    })
    // five of the team's six; of the other team the one who is in both, and four more
    for (const player of [...players.slice(0, 5), ...more.slice(0, 4)]) await go(player, ['task/knots/1'])
    clock.pass(DAY_MS)
    expect([await read(teamId), await read(other)]).toEqual([{ state: 'near' }, { state: 'near' }])
  })

  it('is nobody’s who does not lead them, and of no adventure that is not there [STAT-3] [SERVE-2]', async () => {
    const { db, tenantId, clock, players, leader, teamId, adventureId, as } = world
    const stranger = await makePerson(db, tenantId, clock.now(), { role: 'leader' })
    const theirs = await as(stranger)
    expect(await theirs.refusal(readVisits, { query: { adventure: adventureId, team: teamId } })).toEqual([
      404,
      'not-found',
    ])
    expect(await theirs.call(readVisits, { query: { adventure: adventureId } })).toEqual({ state: 'few' })
    const mine = await as(leader)
    expect(await mine.refusal(readVisits, { query: { adventure: teamId } })).toEqual([404, 'not-found'])
    const player = players[0] && (await as(players[0]))
    expect(await player?.refusal(readVisits, { query: { adventure: adventureId } })).toEqual([
      404,
      'not-found',
    ])
  })

  it('of a large tenant is counted with its figures, group by group of people, and no removed one [STAT-3]', async () => {
    const { db, tenantId, clock, adventureId, players, newcomers } = world
    const many = [...players, ...(await newcomers(20))]
    const row = (person: TestPerson, index: number) => ({
      tenantId,
      personId: person.id,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: 'location',
      payload: { url: 'https://house.test/#/app/game/plot/task/knots/1' },
      metadata: { time: clock.now().toISOString() },
      receivedAt: clock.now(),
    })
    await db.insert(events).values(many.map(row))
    clock.pass(DAY_MS)
    const where = { tenantId, adventureId }
    const { visits } = await cachedTenantFigures(db, where, 5, clock.now())
    expect([visits?.people, visits?.tasks, visits?.sizes]).toEqual([
      25,
      [{ task: 'knots', visits: 25, people: 25 }],
      [],
    ])
    const gone = many.slice(0, 6).map(({ id }) => id)
    await db.update(people).set({ isDisabled: true }).where(inArray(people.id, gone))
    clock.pass(2 * DAY_MS)
    expect((await cachedTenantFigures(db, where, 5, clock.now())).visits?.people).toBe(20)
  })
})
