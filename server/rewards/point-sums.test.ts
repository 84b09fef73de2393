import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { and, eq, ne, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { jobs } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { pointCounts, pointTotals, seasons, teamPoints } from '#server/db/schema/rankings.ts'
import { teamMembers } from '#server/db/schema/teams.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { doJobs } from '#server/lib/jobs.ts'
import { emptyStorage } from '#server/testing/storage.ts'
import { fillPoints } from './fill-points.ts'
import { POINTS_RECOUNT, pointJobs } from './recount-points.ts'
import { makePerson, makeTeam, makeTenant } from '#server/testing/world.ts'

/** How many generated actions the sums are compared after; more with POINT_ACTIONS (issue 24 names 100,000). */
const ACTIONS = Number(process.env['POINT_ACTIONS'] ?? 2000)
/** For what a rebuild of so many takes, again and again, on a machine that others keep busy. */
const TIMEOUT_MS = 60_000 + 20 * ACTIONS
const SEED = 24
const FROM = Date.parse('2026-10-20T00:00:00Z')
const SPAN_MS = 60 * DAY_MS
const ZONES = ['Europe/Warsaw', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'] as const

let db: Database
let tenantId: string

beforeEach(async () => {
  db = (await emptyStorage()).db
  const tenant = await makeTenant(db, new Date(FROM), { timeZone: ZONES[0] })
  tenantId = tenant.id
})

/** All sums of the tenant, in one order; those that have come to nothing count as none. */
async function readSums() {
  const [totals, counts, teams] = await Promise.all([
    db.select().from(pointTotals).where(eq(pointTotals.tenantId, tenantId)),
    db
      .select()
      .from(pointCounts)
      .where(and(eq(pointCounts.tenantId, tenantId), ne(pointCounts.people, 0))),
    db
      .select()
      .from(teamPoints)
      .where(and(eq(teamPoints.tenantId, tenantId), ne(teamPoints.points, 0))),
  ])
  return [totals, counts, teams].map((rows) => rows.map((row) => JSON.stringify(row)).sort())
}

/** Does what recounts in pieces of so many people have left to do. @returns of how many pieces one was, the first among them */
async function goOn(people: number): Promise<number> {
  let pieces = 1
  for (;;) {
    const left = await db.delete(jobs).where(eq(jobs.kind, POINTS_RECOUNT)).returning()
    if (left.length === 0) return pieces
    for (const { payload } of left) {
      const { season, after } = payload as { season: string | null; after: string }
      await db.execute(sql`select recount_points(${tenantId}, ${season}, ${after}, ${people})`)
      pieces += 1
    }
  }
}

async function recount(people: number, season: string | null = null): Promise<number> {
  await db.execute(sql`select recount_points(${tenantId}, ${season}, null, ${people})`)
  return goOn(people)
}

async function expectRebuildToAgree(): Promise<void> {
  const maintained = await readSums()
  await db.execute(sql`select rebuild_points(${tenantId})`)
  expect(await readSums()).toEqual(maintained)
}

interface Action {
  /** Of the people and teams, by their place in the list. */
  who: number
  team: number
  minute: number
  points: number
  kind: 'award' | 'reversal' | 'hide' | 'role' | 'join' | 'leave' | 'erase' | 'rename' | 'zone' | 'season'
}

const anAction: fc.Arbitrary<Action> = fc.record({
  who: fc.nat(39),
  team: fc.nat(3),
  minute: fc.nat(SPAN_MS / MINUTE_MS),
  points: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 100, max: 20_000 })),
  kind: fc.oneof(
    { weight: 300, arbitrary: fc.constant('award' as const) },
    { weight: 30, arbitrary: fc.constant('reversal' as const) },
    { weight: 10, arbitrary: fc.constantFrom('hide', 'join', 'leave', 'rename', 'role') },
    { weight: 1, arbitrary: fc.constantFrom('erase', 'zone', 'season') },
  ),
})

async function give(personId: string, reason: string, points: number, at: Date): Promise<void> {
  const day = at.toISOString().slice(0, 10)
  await db.execute(
    sql`select post_reward(${tenantId}, ${personId}, ${reason}, ${randomUUID()}, '1', ${points}, 0, ${day}, ${at.toISOString()})`,
  )
}

/** Calls for a season of ten days from that day on, or moves the one that is there. */
async function callSeason(at: Date): Promise<void> {
  await db.delete(seasons).where(eq(seasons.tenantId, tenantId))
  const [startsOn = '', endsOn = ''] = [0, 10].map((days) =>
    new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10),
  )
  const id = randomUUID()
  const times = { startsAt: at, endsAt: at, createdAt: at }
  await db.insert(seasons).values({ tenantId, id, name: { en: 'Winter' }, startsOn, endsOn, ...times })
  await recount(7)
}

const join = async (number: number): Promise<string> =>
  (await makePerson(db, tenantId, new Date(FROM), { displayName: `Player ${number}` })).id

interface Cast {
  persons: string[]
  teams: string[]
}

async function act(action: Action, { persons, teams }: Cast): Promise<void> {
  const [personId = '', teamId = ''] = [persons[action.who], teams[action.team]]
  const at = new Date(FROM + action.minute * MINUTE_MS)
  const person = and(eq(people.tenantId, tenantId), eq(people.id, personId))
  const member = and(eq(teamMembers.tenantId, tenantId), eq(teamMembers.personId, personId))
  const change = (set: Partial<typeof people.$inferInsert>) => db.update(people).set(set).where(person)
  const kinds = {
    award: () => give(personId, 'task', action.points, at),
    reversal: () => give(personId, 'reversal', -action.points, at),
    hide: () =>
      change({
        privacy: action.points % 2 === 0 ? { isVisible: false } : { isInRankings: action.points % 3 > 0 },
      }),
    role: () => change({ role: action.points % 2 === 0 ? 'leader' : 'player' }),
    rename: () => change({ displayName: `Name ${action.points}` }),
    join: () =>
      db.insert(teamMembers).values({ tenantId, teamId, personId, createdAt: at }).onConflictDoNothing(),
    leave: () => db.delete(teamMembers).where(and(member, eq(teamMembers.teamId, teamId))),
    erase: async () => {
      await db.delete(teamMembers).where(member)
      await change({ displayName: personId, isDisabled: true, privacy: { isVisible: false } })
      // somebody else comes: of many actions, too, some people are left whom rankings show
      persons[action.who] = await join(persons.length + action.minute)
    },
    zone: () =>
      db
        .update(tenants)
        .set({ timeZone: ZONES[action.points % ZONES.length] ?? ZONES[0] })
        .where(eq(tenants.id, tenantId)),
    season: () => callSeason(at),
  } satisfies Record<Action['kind'], () => unknown>
  await kinds[action.kind]()
}

const AN_ACT = { who: 0, team: 0, minute: 21 * 24 * 60, points: 50 }

describe('the sums that rankings are made of', () => {
  it(
    `equal a rebuild after ${ACTIONS} actions with zones, seasons, teams, reversals and erasures [RANK-1]`,
    async () => {
      const cast: Cast = { persons: [], teams: [] }
      for (let at = 0; at < 40; at += 1) {
        cast.persons.push(await join(at))
      }
      for (let at = 0; at < 4; at += 1) {
        cast.teams.push(await makeTeam(db, tenantId, new Date(FROM), { leaders: [], members: [] }))
      }
      await callSeason(new Date(FROM + 20 * DAY_MS))
      for (const action of fc.sample(anAction, { numRuns: ACTIONS, seed: SEED })) await act(action, cast)
      // a change of the zone leaves what is beyond its first hundred people to a job
      await goOn(100)
      const [totals = [], counts = []] = await readSums()
      expect(totals.length).toBeGreaterThan(80)
      expect(counts.length).toBeGreaterThan(80)
      await expectRebuildToAgree()
      await db.update(tenants).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(tenants.id, tenantId))
      await goOn(100)
      await expectRebuildToAgree()
    },
    TIMEOUT_MS,
  )

  it.each([
    ['Europe/Warsaw', '2026-12'],
    ['America/Los_Angeles', '2026-11'],
  ])(
    'lie in the month of the tenant’s zone: in %s the night of 30 November is in %s [RANK-1]',
    async (zone, month) => {
      await db.update(tenants).set({ timeZone: zone }).where(eq(tenants.id, tenantId))
      const { id } = await makePerson(db, tenantId, new Date(FROM))
      await give(id, 'task', 10, new Date('2026-11-30T23:30:00Z'))
      const rows = await db.select({ period: pointTotals.period }).from(pointTotals)
      expect(rows.map(({ period }) => period).sort()).toEqual([month, 'all'])
      await expectRebuildToAgree()
    },
  )

  it('count a season from its first day to the end of its last, in the tenant’s zone [RANK-1]', async () => {
    await callSeason(new Date('2026-11-01T12:00:00Z'))
    const { id } = await makePerson(db, tenantId, new Date(FROM))
    const [season] = await db.select({ id: seasons.id }).from(seasons)
    for (const moment of [
      '2026-10-31T22:59:59Z',
      '2026-10-31T23:00:00Z',
      '2026-11-11T22:59:59Z',
      '2026-11-11T23:00:00Z',
    ])
      await give(id, 'task', 10, new Date(moment))
    const [total] = await db
      .select({ points: pointTotals.points })
      .from(pointTotals)
      .where(eq(pointTotals.period, season?.id ?? ''))
    expect(total?.points).toBe(20)
    await expectRebuildToAgree()
  })

  it('are made at the start for a tenant whose ledger is older than they are [RANK-1]', async () => {
    const { id } = await makePerson(db, tenantId, new Date(FROM))
    await give(id, 'task', 10, new Date(FROM))
    const maintained = await readSums()
    await db.delete(pointTotals)
    await db.delete(pointCounts)
    expect(await fillPoints(db)).toBe(1)
    expect(await readSums()).toEqual(maintained)
  })

  it('are recounted in pieces while people earn, join, hide and leave, to what a rebuild makes [RANK-1]', async () => {
    const persons: string[] = []
    for (let at = 0; at < 11; at += 1) persons.push(await join(at))
    persons.sort()
    const teams = [await makeTeam(db, tenantId, new Date(FROM), { leaders: [], members: [] })]
    for (const who of [2, 3, 4, 5]) await act({ ...AN_ACT, kind: 'join', who }, { persons, teams })
    for (const who of persons) await give(who, 'task', 200, new Date(FROM + 21 * DAY_MS))
    await callSeason(new Date(FROM + 20 * DAY_MS))
    const [season] = await db.select({ id: seasons.id }).from(seasons)
    const does = (kind: Action['kind'], who: number, points = 50) =>
      act({ ...AN_ACT, kind, who, points }, { persons, teams })
    await db.update(seasons).set({ endsOn: '2026-11-10' })
    await db.execute(sql`select recount_points(${tenantId}, ${season?.id}, null, 3)`)
    for (const who of [0, 5, 10]) await does('award', who)
    await does('join', 9)
    await does('leave', 4)
    for (const who of [1, 8]) await does('hide', who, 2)
    expect(await goOn(3)).toBe(4)
    await expectRebuildToAgree()
    await db.delete(seasons)
    expect(await recount(4, season?.id)).toBe(3)
    await expectRebuildToAgree()
  })

  it('are recounted by jobs where there are many people, no statement for long [RANK-1]', async () => {
    const someone = await join(0)
    await db.execute(sql`
      insert into people (tenant_id, id, username, email, first_name, last_name, display_name, role, password_hash,
          agreed_at, created_at)
        select tenant_id, gen_random_uuid(), 'many' || n, 'many' || n || '@many.test', first_name, last_name, 'Many ' || n,
            'player', password_hash, agreed_at, created_at
          from people, generate_series(1, 600) n where id = ${someone}`)
    await db.execute(sql`
      insert into ledger_entries (tenant_id, person_id, reason, source, cycle, points, coins, day, created_at)
        select tenant_id, id, 'task', 'many', '1', length(username) * 100, 0, '2026-11-01', '2026-10-31T23:30:00Z' from people`)
    await db.update(tenants).set({ timeZone: 'America/Los_Angeles' }).where(eq(tenants.id, tenantId))
    expect(await db.$count(pointTotals, eq(pointTotals.period, '2026-10'))).toBe(100)
    const clock = () => new Date()
    await doJobs({ db, clock, handlers: pointJobs(db), report: ({ error }) => expect(error).toBeNull() })
    expect(await db.$count(pointTotals, eq(pointTotals.period, '2026-10'))).toBe(601)
    await expectRebuildToAgree()
  })

  it('are compared with the ledger once, and at no later start [RANK-1]', async () => {
    await fillPoints(db)
    expect(await fillPoints(db)).toBe(0)
    await makeTenant(db, new Date(FROM), { isDefault: false, hosts: ['other.test'] })
    expect(await fillPoints(db)).toBe(1)
  })

  it('tell how many have more, exactly, whatever the numbers are [RANK-1]', async () => {
    const all = fc.sample(fc.integer({ min: 1, max: 3_000_000 }), { numRuns: 60, seed: SEED })
    const given = [...all, 127, 128, 129, 16_383, 16_384, 16_385, 128, 2_097_152]
    for (const points of given) {
      await give((await makePerson(db, tenantId, new Date(FROM))).id, 'task', points, new Date(FROM))
    }
    for (const points of [0, ...given, 126, 130, 16_382, 5_000_000]) {
      const [row] = await db
        .select({ above: sql<number>`above` })
        .from(sql`people_above(${tenantId}, 'all', ${points}) as above`)
      expect(row?.above, String(points)).toBe(given.filter((other) => other > points).length)
    }
  })
})
