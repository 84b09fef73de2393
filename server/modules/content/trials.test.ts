import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readContent } from '#shared/contract/content.ts'
import { endTrial, publishBuild, readVersions, restoreVersion } from '#shared/contract/content-versions.ts'
import { attempts, completions } from '#server/db/schema/play.ts'
import { ledgerEntries, wallets } from '#server/db/schema/rewards.ts'
import { teamMembers, teams } from '#server/db/schema/teams.ts'
import { adventureTrials } from '#server/db/schema/trials.ts'
import { sweepVersions } from '#server/play/sweep-versions.ts'
import { openPublishedWorld, type PublishedWorld } from '#server/testing/published.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { makeTeam, type TestPerson } from '#server/testing/world.ts'
import { DAY_MS } from '#shared/domain/durations.ts'

let world: PublishedWorld
let pilot: TestPerson
let leader: TestPerson
let other: TestPerson
let teamId: string

beforeEach(async () => {
  world = await openPublishedWorld()
  pilot = await world.playing()
  leader = await world.playing('leader')
  other = await world.playing()
  teamId = await makeTeam(world.db, world.tenantId, world.clock.now(), {
    leaders: [leader],
    members: [pilot],
  })
})

const params = { folder: 'isle' }
const names = () => Promise.all([pilot, leader, other].map((one) => world.nameFor(one)))
const join = (person: TestPerson, id = teamId) =>
  world.db.insert(teamMembers).values({
    ...{ tenantId: world.tenantId, teamId: id, personId: person.id },
    createdAt: world.clock.now(),
  })
const leave = (person: TestPerson) =>
  world.db.delete(teamMembers).where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.personId, person.id)))

/** A version with another name, for the team alone. */
async function tried(name = 'Porch') {
  const { id, base } = await world.rename(name)
  const version = await (await world.makerNow()).publish(id, base, { teams: [teamId] })
  return { id, version }
}

describe('a version for one team first', () => {
  it('is seen by its members and leaders, and by nobody else; it says so [WORLD-3] [WORLD-4]', async () => {
    const { version } = await tried()
    expect(version).toMatchObject({
      ...{ number: 2, isCurrent: false, isTrial: true, scheduledAt: null },
      teams: [{ id: teamId }],
    })
    expect(await names()).toEqual(['Porch', 'Porch', 'Home'])
    expect(await world.shown()).toMatchObject({
      version: { number: 1, isCurrent: true, isTrial: false, teams: null },
      trial: { number: 2, isTrial: true },
      draft: { isAhead: true, isOnTrial: true },
    })
  })

  it('follows people into the team and out of it, and an archived team sees it no more [WORLD-3]', async () => {
    await tried()
    await join(other)
    await leave(pilot)
    expect(await names()).toEqual(['Home', 'Porch', 'Porch'])
    await world.db.update(teams).set({ archivedAt: world.clock.now() }).where(eq(teams.id, teamId))
    expect(await names()).toEqual(['Home', 'Home', 'Home'])
  })

  it('changes no progress: not by beginning, by moving between teams, nor by ending [WORLD-3]', async () => {
    const browser = await world.browserOf(pilot)
    const { id: attemptId } = await browser.call(startTask, { params: { taskId: 'sweep' } })
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard('three', ['yes']) })
    world.clock.pass(60_000)
    const rows = async () => [
      await world.db.select().from(completions),
      await world.db.select().from(wallets),
      await world.db.select().from(ledgerEntries),
    ]
    // begun before the trial, finished in it: by the version that it began with
    await tried()
    await browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
    const before = await rows()
    expect(before[0]).toHaveLength(1)
    await leave(pilot)
    await join(pilot)
    const maker = await world.makerNow()
    await maker.browser.call(endTrial, { params, query: { number: 2 } })
    expect(await rows()).toEqual(before)
    expect(await names()).toEqual(['Home', 'Home', 'Home'])
  })

  it('lets a task that is begun in it end with it, also for whoever left the team meanwhile [WORLD-3]', async () => {
    await (await world.makerNow()).put('shop/mission.json', '{ "tasks": ["greet", "sweep"] }')
    const { version } = await tried()
    const browser = await world.browserOf(pilot)
    const { id: attemptId } = await browser.call(startTask, { params: { taskId: 'sweep' } })
    await leave(pilot)
    expect(await world.nameFor(browser)).toBe('Home')
    await browser.call(sendMoves, { params: { attemptId }, body: answerCard('three', ['yes']) })
    world.clock.pass(60_000)
    await browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
    const [attempt] = await world.db.select().from(attempts).where(eq(attempts.id, attemptId))
    const [trial] = await world.db.select().from(adventureTrials)
    expect([version.number, attempt?.versionId]).toEqual([2, trial?.versionId])
    expect(attempt?.finishedAt).toBeTruthy()
  })

  it('goes on to everybody as the next number, and ends with it; asked twice it is one [WORLD-3]', async () => {
    const { id } = await tried()
    const maker = await world.makerNow()
    const all = await maker.publish(id, 2)
    expect(all).toMatchObject({ number: 3, restored: 2, isCurrent: true, teams: null })
    expect(await names()).toEqual(['Porch', 'Porch', 'Porch'])
    expect(await world.shown()).toMatchObject({
      version: { number: 3 },
      trial: null,
      draft: { isAhead: false },
    })
    const { versions } = await maker.browser.call(readVersions, { params })
    expect(
      versions.map(({ number, isCurrent, isTrial, teams: seen }) => [
        number,
        isCurrent,
        isTrial,
        seen?.length ?? null,
      ]),
    ).toEqual([
      [3, true, false, null],
      [2, false, false, 1],
      [1, false, false, null],
    ])
  })

  it('is followed by another for other teams, which takes its place; the same again is the same [WORLD-3]', async () => {
    const { id } = await tried()
    const maker = await world.makerNow()
    expect((await maker.publish(id, 2, { teams: [teamId] })).number).toBe(2)
    const others = await makeTeam(world.db, world.tenantId, world.clock.now(), {
      leaders: [],
      members: [other],
    })
    expect(await maker.publish(id, 2, { teams: [others] })).toMatchObject({
      number: 3,
      restored: 2,
      isTrial: true,
    })
    expect(await names()).toEqual(['Home', 'Home', 'Porch'])
    const late = { params, body: { buildId: id, version: 2, note: '', teams: [teamId, others] } }
    expect(await maker.browser.refusal(publishBuild, late)).toEqual([409, 'newer-published'])
  })

  it('ends where an earlier version is brought back for everybody [WORLD-3]', async () => {
    await tried()
    const maker = await world.makerNow()
    const back = { params: { ...params, number: 1 }, body: { version: 2, note: 'Too soon' } }
    expect(await maker.browser.call(restoreVersion, back)).toMatchObject({ number: 3, restored: 1 })
    expect(await names()).toEqual(['Home', 'Home', 'Home'])
    expect((await world.shown()).trial).toBeNull()
    const gone = { params, query: { number: 2 } }
    expect(await maker.browser.refusal(endTrial, gone)).toEqual([409, 'trial-ended'])
  })

  it('needs something that everybody else stays with, and teams in use [WORLD-3]', async () => {
    const maker = await world.makerNow()
    const { id, base } = await world.rename('Porch')
    const refused = async (ids: string[], folder = 'isle', buildId = id, version = base) => {
      const body = { buildId, version, note: '', teams: ids }
      const { status, body: said } = await maker.browser.try(publishBuild, { params: { folder }, body })
      return [status, (said as { code: string }).code]
    }
    expect(await refused([randomUUID()])).toEqual([422, 'refused-fields'])
    expect(await refused([])).toEqual([422, 'refused-fields'])
    expect(await refused([teamId, teamId])).toEqual([422, 'refused-fields'])
    const theirs = await makeTeam(world.db, world.foreign.tenantId, world.clock.now(), {
      leaders: [],
      members: [],
    })
    expect(await refused([theirs])).toEqual([422, 'refused-fields'])
    await maker.begin('new-isle', 'isle')
    const build = await maker.beginBuild('new-isle')
    await world.build()
    expect(await refused([teamId], 'new-isle', build.id, null)).toEqual([409, 'nothing-published'])
    const { teams: offered, timeZone } = await maker.browser.call(readContent, {})
    expect([offered.map(({ id: one, members }) => [one, members]), timeZone]).toEqual([[[teamId, 1]], 'UTC'])
  })

  it('stays while the old ones are swept, with what everybody sees [WORLD-3]', async () => {
    await tried()
    const { db, clock } = world
    clock.pass(2 * DAY_MS)
    await sweepVersions(db, clock.now())
    expect(await names()).toEqual(['Porch', 'Porch', 'Home'])
  })
})
