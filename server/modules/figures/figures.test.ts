import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readFigures, type FiguresPage } from '#shared/contract/figures.ts'
import { changePerson } from '#shared/contract/people.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { enrolments } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { teamMembers } from '#server/db/schema/teams.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openFiguresWorld, type FiguresWorld } from '#server/testing/figures.ts'
import { FEATURES, makePerson, makeTeam, makeTenant, type TestPerson } from '#server/testing/world.ts'
import { MOST_COUNTED_AT_ONCE, recountFigures, RECOUNTED_AFTER_MS } from './tenant-figures.ts'

let world: FiguresWorld

beforeEach(async () => {
  world = await openFiguresWorld()
})

async function readAs(person: TestPerson, query: { team?: string } = {}): Promise<FiguresPage> {
  const browser = await world.as(person)
  return browser.call(readFigures, { query })
}

describe('the figures of a group', () => {
  it('say where each stands, mission by mission, day by day, and where they stopped [STAT-3]', async () => {
    const { leader, players, clock, play } = world
    for (const player of players.slice(0, 3)) await play(player, 'knots')
    await play(players[2], 'coral', { isLeft: true })
    clock.pass(9 * DAY_MS)
    for (const player of players.slice(0, 2)) await play(player, 'ropes')
    for (const task of ['coral', 'paper']) await play(players[0], task)
    const { figures, people } = await readAs(leader)
    expect(people).toBe(6)
    expect(figures?.progress).toEqual({ done: 1, moving: 1, still: 1, notBegun: 3 })
    expect(figures?.missions).toEqual([
      { id: 'harbour', name: 'Mission harbour', begun: 3, finished: 2 },
      { id: 'reef', name: 'Mission reef', begun: 2, finished: 1 },
    ])
    expect(figures?.stops).toEqual([
      {
        task: { id: 'coral', name: 'Task coral' },
        mission: { id: 'reef', name: 'Mission reef' },
        isOpen: true,
        people: 1,
      },
    ])
    expect(figures?.days).toHaveLength(28)
    expect(figures?.days.filter(({ finished }) => finished > 0)).toEqual([
      { day: '2026-11-23', finished: 3, people: 3 },
      { day: '2026-12-02', finished: 4, people: 2 },
    ])
  })

  it('tell times and answers over whole fives of people, never over one more [STAT-3]', async () => {
    const { leader, players, play } = world
    for (const [index, player] of players.entries()) {
      // the sixth is slow, wrong and sure: nothing of it may be seen
      const isSixth = index === 5
      await play(player, 'paper', {
        minutes: isSixth ? 100 : index + 1,
        answers: {
          one: { isRight: !isSixth && index > 0, sureness: index < 2 || isSixth ? 9 : 2 },
          two: { isRight: true },
        },
      })
      const { figures } = await readAs(leader)
      const task = figures?.tasks.find(({ id }) => id === 'paper')
      expect(task?.finished).toBe(index + 1)
      const isShown = index >= 4
      expect(task?.time).toEqual(
        isShown ? { people: 5, quarter: 120, median: 180, threeQuarters: 240 } : null,
      )
      expect(figures?.exams[0]?.items.map(({ answers }) => answers)).toEqual(
        isShown
          ? [
              {
                people: 5,
                right: 4,
                sureness: { sureRight: 1, sureWrong: 1, unsureRight: 3, unsureWrong: 0 },
              },
              { people: 5, right: 5, sureness: null },
            ]
          : [null, null],
      )
    }
  })

  it('count the first try of an exam, and no look at what was done [STAT-3]', async () => {
    const { leader, players, play } = world
    const wrong = { one: { isRight: false }, two: { isRight: false } }
    for (const player of players.slice(0, 5)) {
      await play(player, 'paper', { answers: wrong })
      await play(player, 'paper')
    }
    const { figures } = await readAs(leader)
    expect(figures?.exams[0]?.items.map(({ answers }) => answers?.right)).toEqual([0, 0])
    expect(figures?.tasks.find(({ id }) => id === 'paper')).toMatchObject({
      begun: 5,
      finished: 5,
      tries: 10,
    })
  })

  it('are not there for fewer than five: only how many they are [STAT-3]', async () => {
    const { db, clock, leader, players, tenantId, play } = world
    await play(players[0], 'knots')
    const few = await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members: players.slice(0, 4) })
    expect(await readAs(leader, { team: few })).toMatchObject({ people: 4, figures: null, isNear: false })
  })

  it('are of more people where the tenant wants that, and of no fewer than five anywhere [DESK-1] [STAT-3]', async () => {
    const { db, admin, players, play, newcomers } = world
    for (const player of players) await play(player, 'paper')
    const wish = (smallestGroup: 5 | 10) =>
      db.update(tenants).set({ features: { ...FEATURES, smallestGroup } })
    await wish(10)
    world.clock.pass(10_000)
    expect(await readAs(admin)).toMatchObject({ people: 6, smallestGroup: 10, figures: null })
    for (const player of await newcomers(6)) await play(player, 'paper')
    const { figures } = await readAs(admin)
    const shown = figures?.tasks.find(({ id }) => id === 'paper')
    expect([shown?.finished, shown?.time?.people, figures?.exams[0]?.items[0]?.answers?.people]).toEqual([
      12, 10, 10,
    ])
    await wish(5)
    world.clock.pass(10_000)
    expect((await readAs(admin)).figures?.exams[0]?.items[0]?.answers?.people).toBe(10)
  })

  it('leave out times and answers of a group that is too near to another one [STAT-3]', async () => {
    const { db, clock, leader, players, tenantId, play } = world
    for (const player of players) await play(player, 'paper')
    const near = await makeTeam(db, tenantId, clock.now(), {
      leaders: [leader],
      members: players.slice(0, 5),
    })
    const page = await readAs(leader, { team: near })
    expect([page.isNear, page.people, page.figures?.exams]).toEqual([true, 5, []])
    expect(page.figures?.tasks.every(({ time }) => time === null)).toBe(true)
    expect(page.figures?.missions[1]).toMatchObject({ begun: 5 })
    expect((await readAs(leader)).figures?.exams).toHaveLength(1)
  })

  it('leave out whose account is disabled, who leads the team, and an archived team [STAT-3]', async () => {
    const { db, clock, leader, admin, players, tenantId, as, newcomers } = world
    const ofTenant = await as(admin)
    await ofTenant.call(changePerson, {
      params: { personId: players[0]?.id ?? '' },
      body: { isDisabled: true },
    })
    await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members: [leader] })
    expect((await readAs(leader)).people).toBe(5)
    await newcomers(2)
    expect((await readAs(leader)).people).toBe(5)
    expect((await readAs(admin)).people).toBe(7)
  })
})

describe('a large tenant', () => {
  it('has no times and answers of a team that has changed since it was counted [STAT-3]', async () => {
    const { db, clock, tenantId, teamId, adventureId, admin, players, play } = world
    for (const player of players) await play(player, 'paper')
    const [pattern] = await db
      .select()
      .from(people)
      .where(eq(people.id, players[0]?.id ?? ''))
    if (!pattern) throw new Error('nobody is there')
    const many = Array.from({ length: MOST_COUNTED_AT_ONCE }, (_, index) => ({
      ...pattern,
      id: randomUUID(),
      username: `many-${index}`,
      email: `many-${index}@test.test`,
    }))
    await db.insert(people).values(many)
    await db
      .insert(enrolments)
      .values(many.map(({ id }) => ({ tenantId, adventureId, personId: id, createdAt: clock.now() })))

    expect((await readAs(admin)).figures?.exams).toHaveLength(1)
    const ofTeam = async () => {
      const { isNear, figures, people: count } = await readAs(admin, { team: teamId })
      return [count, isNear, figures?.exams.length]
    }
    expect(await ofTeam()).toEqual([6, false, 1])
    await db.delete(teamMembers).where(eq(teamMembers.personId, players[5]?.id ?? ''))
    expect(await ofTeam()).toEqual([5, true, 0])
    clock.pass(RECOUNTED_AFTER_MS + 1)
    await readAs(admin)
    await recountFigures(db, clock.now())
    expect(await ofTeam()).toEqual([5, false, 1])
  })
})

describe('another one’s group', () => {
  it('is not there: for a leader of another team, for another tenant [STAT-3] [SERVE-2]', async () => {
    const { db, clock, tenantId, teamId, adventureId, as } = world
    const stranger = await as(await makePerson(db, tenantId, clock.now(), { role: 'leader' }))
    const elsewhere = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    const foreigner = await world.browserOf(
      await makePerson(db, elsewhere.id, clock.now(), { role: 'admin' }),
      { host: 'other.test' },
    )
    for (const browser of [stranger, foreigner]) {
      for (const query of [{ team: teamId }, { adventure: adventureId }]) {
        expect(await browser.refusal(readFigures, { query })).toEqual([404, 'not-found'])
      }
      expect(await browser.call(readFigures, { query: {} })).toMatchObject({
        adventureId: null,
        people: 0,
        figures: null,
        teams: [],
      })
    }
  })
})
