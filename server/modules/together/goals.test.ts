import { beforeEach, describe, expect, it } from 'vitest'
import {
  markTogetherSeen,
  readLedGoals,
  readTogether,
  setTeamGoal,
  type LedGoal,
  type TeamGoal,
} from '#shared/contract/together.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { teams } from '#server/db/schema/teams.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { handIn } from '#server/testing/reviewed.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, makeTeam, type TestPerson } from '#server/testing/world.ts'

let world: TestWorld
let leader: TestPerson
let members: TestPerson[]
let teamId: string

beforeEach(async () => {
  world = await openWorld()
  // a Monday
  world.clock.set('2026-11-23T10:00:00Z')
  const { db, tenantId, clock } = world
  const make = (role: TestPerson['role'] = 'player') => makePerson(db, tenantId, clock.now(), { role })
  leader = await make('leader')
  members = await Promise.all(Array.from({ length: 5 }, () => make()))
  await makeAdventure(db, tenantId, clock.now(), members)
  teamId = await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members })
})

const browserOf = (person: TestPerson | undefined): Promise<TestBrowser> => {
  if (!person) throw new Error('nobody')
  return world.browserOf(person)
}
const finish = async (index: number, task = 'knots') => handIn(await browserOf(members[index]), task)
const goals = async (person = members[0]): Promise<TeamGoal[]> =>
  (await (await browserOf(person)).call(readTogether, {})).goals
const led = async (person = leader): Promise<LedGoal[]> =>
  (await (await browserOf(person)).call(readLedGoals, {})).teams
const aim = async (target: number | null, person = leader) =>
  (await browserOf(person)).try(setTeamGoal, { params: { teamId }, body: { target } })

describe('the weekly goal of a team', () => {
  it('is nothing until a leader sets one, and then what all have finished together [ALIVE-1]', async () => {
    expect(await goals()).toEqual([])
    expect((await aim(4)).status).toBe(200)
    await finish(0)
    await finish(1)
    await finish(1, 'ropes')
    const [goal] = await goals()
    expect(goal).toMatchObject({
      ...{ teamId, target: 4, done: 3, percent: 75, isReached: false, isNews: false },
      ...{ week: '2026-11-23', lastDay: '2026-11-29' },
    })
    expect(await led()).toMatchObject([{ teamId, members: 5, target: 4, done: 3 }])
  })

  it('says nobody’s share to anybody [ALIVE-1]', async () => {
    await aim(4)
    await finish(1)
    const reply = JSON.stringify([await goals(), await led()])
    for (const { id, email } of members) {
      expect(reply).not.toContain(id)
      expect(reply).not.toContain(email)
    }
  })

  it.each([
    ['in quarters where the team is small', 3, 25],
    ['to nobody of two, for it would be the other’s share', 2, null],
  ])('is told %s [ALIVE-1]', async (_, size, percent) => {
    const { db, tenantId, clock } = world
    const few = members.slice(0, size)
    await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members: few })
    await aim(3)
    const small = (await led()).find(({ members: count }) => count === size)
    await (
      await browserOf(leader)
    ).call(setTeamGoal, {
      params: { teamId: small?.teamId ?? '' },
      body: { target: 3 },
    })
    await finish(0)
    expect((await goals()).find((goal) => goal.teamId === small?.teamId)).toMatchObject({
      ...{ done: null, percent },
    })
    expect((await goals()).find((goal) => goal.teamId === teamId)).toMatchObject({ done: 1, percent: 33 })
  })

  it('is celebrated once by each, and anew the week after [ALIVE-1]', async () => {
    await aim(1)
    await finish(0)
    expect(await goals()).toMatchObject([{ isReached: true, isNews: true }])
    const seen = { body: { kudos: [], goals: [teamId] } }
    await (await browserOf(members[0])).call(markTogetherSeen, seen)
    expect(await goals()).toMatchObject([{ isReached: true, isNews: false }])
    expect(await goals(members[1])).toMatchObject([{ isNews: true }])
    world.clock.pass(7 * DAY_MS)
    expect(await goals()).toMatchObject([{ done: 0, isReached: false, week: '2026-11-30' }])
    await finish(0, 'ropes')
    expect(await goals()).toMatchObject([{ isNews: true }])
  })

  it('is not celebrated before it is reached [ALIVE-1]', async () => {
    await aim(1)
    await (await browserOf(members[0])).call(markTogetherSeen, { body: { kudos: [], goals: [teamId] } })
    await finish(0)
    expect(await goals()).toMatchObject([{ isNews: true }])
  })

  it('counts the week of the tenant’s clock and first weekday [ALIVE-1]', async () => {
    await aim(2)
    const params = [{ configKey: 'first_weekday', configValue: 'sunday' }]
    await world.db.update(tenants).set({ timeZone: 'Pacific/Auckland', params })
    // Saturday evening in UTC is Sunday there
    world.clock.set('2026-11-28T12:00:00Z')
    await finish(0)
    expect(await goals()).toMatchObject([{ week: '2026-11-29', done: 1 }])
    world.clock.set('2026-11-28T10:30:00Z')
    expect(await goals()).toMatchObject([{ week: '2026-11-22' }])
  })

  it('is proposed by what the team usually finishes, and ended by its leader [ALIVE-1]', async () => {
    for (const index of members.keys()) for (const task of ['knots', 'ropes']) await finish(index, task)
    expect(await led()).toMatchObject([{ done: 10, proposal: 5 }])
    world.clock.pass(7 * DAY_MS)
    expect(await led()).toMatchObject([{ done: 0, proposal: 5 }])
    await aim(7)
    await aim(null)
    expect(await goals()).toEqual([])
  })

  it('is set by who leads the team alone, and shown to its members alone [ALIVE-1] [SERVE-2]', async () => {
    const { db, tenantId, clock } = world
    const other = await makePerson(db, tenantId, clock.now(), { role: 'leader' })
    const [somebody] = members
    expect((await aim(5, other)).status).toBe(404)
    expect((await aim(5, somebody)).status).toBe(404)
    await aim(5)
    expect(await goals(world.player)).toEqual([])
    expect(await led(other)).toEqual([])
    await db.update(teams).set({ archivedAt: clock.now() })
    expect((await aim(5)).status).toBe(404)
    expect(await goals()).toEqual([])
  })

  it.each([0, -1, 5001, 1.5, '5', undefined])('of %j is refused by its field [ALIVE-1]', async (target) => {
    const input = { params: { teamId }, body: { target } }
    expect((await (await browserOf(leader)).try(setTeamGoal, input)).status).toBe(422)
  })
})
