import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { assessMission, readMissionAssessment } from '#shared/contract/assessments.ts'
import { readMissionAssessments, readTeam, readTeamPlayer } from '#shared/contract/team.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { people } from '#server/db/schema/people.ts'
import { missionAssessments } from '#server/db/schema/reviews.ts'
import { teamMembers } from '#server/db/schema/teams.ts'
import { makePeople } from '#server/testing/many-reviews.ts'
import { handIn, openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { makePerson } from '#server/testing/world.ts'

let world: ReviewedWorld

beforeEach(async () => {
  world = await openReviewedWorld()
})

async function joinTeam(personIds: readonly string[]): Promise<void> {
  const { db, tenantId, teamId, clock } = world
  const inTeam = { tenantId, teamId, createdAt: clock.now() }
  await db.insert(teamMembers).values(personIds.map((personId) => ({ ...inTeam, personId })))
}

describe('my team', () => {
  it('tells how each of my players stands [PROG-1] [FIN-8]', async () => {
    const { browser, leaderBrowser, player, clock, teamId } = world
    await handIn(browser)
    const { players, teams, next } = await leaderBrowser.call(readTeam, { query: {} })
    expect(teams).toMatchObject([{ id: teamId, players: 1 }])
    expect(next).toBeNull()
    expect(players).toEqual([
      {
        player: { id: player.id, displayName: 'Ada Nowak', avatar: null, avatarSprite: null },
        teams: [{ id: teamId, name: expect.any(String) }],
        adventureName: 'Sample',
        progress: 50,
        points: 0,
        streak: 1,
        waiting: 1,
        lastActiveAt: clock.now().toISOString(),
        stuckSince: null,
      },
    ])
  })

  it('says who is stuck: over seven days without a finished task, and not at the end [PROG-1]', async () => {
    const { browser, clock, leader } = world
    await handIn(browser)
    const finished = clock.now().toISOString()
    const stuck = async () => {
      const leaderBrowser = await world.browserOf(leader)
      return (await leaderBrowser.call(readTeam, { query: {} })).players[0]?.stuckSince
    }
    clock.pass(7 * DAY_MS)
    expect(await stuck()).toBeNull()
    clock.pass(1)
    expect(await stuck()).toBe(finished)
    await handIn(await world.browserOf(world.player), 'ropes')
    clock.pass(30 * DAY_MS)
    expect(await stuck()).toBeNull()
  })

  it('comes page by page, and is found by name and by team [PROG-1]', async () => {
    const { leaderBrowser, teamId } = world
    await joinTeam(await makePeople(world, 40))
    const first = await leaderBrowser.call(readTeam, { query: {} })
    const second = await leaderBrowser.call(readTeam, { query: { after: first.next ?? '' } })
    const names = [...first.players, ...second.players].map(({ player }) => player.displayName.toLowerCase())
    expect([first.players.length, second.players.length, second.next]).toEqual([30, 11, null])
    expect(new Set(names).size).toBe(41)
    const found = await leaderBrowser.call(readTeam, { query: { search: 'AGUE 39', team: teamId } })
    expect(found.players.map(({ player }) => player.displayName)).toEqual(['Colleague 39'])
    expect((await leaderBrowser.call(readTeam, { query: { search: '%' } })).players).toEqual([])
    const other = '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a000'
    expect((await leaderBrowser.call(readTeam, { query: { team: other } })).players).toEqual([])
  })

  it('opens a player’s tasks, attempts and ratings, and nobody else’s [PROG-1] [FIN-8]', async () => {
    const { browser, leaderBrowser, player, db, tenantId, clock, leader } = world
    await handIn(browser)
    const page = await leaderBrowser.call(readTeamPlayer, { query: {}, params: { playerId: player.id } })
    expect(page.missions).toMatchObject([
      {
        name: 'Mission harbour',
        progress: 50,
        tasks: [
          { name: 'Task knots', isDone: true, points: 0, attempts: 1, review: { rating: null } },
          { name: 'Task ropes', isDone: false, attempts: 0, review: null },
        ],
      },
    ])
    const stranger = await makePerson(db, tenantId, clock.now())
    for (const playerId of [stranger.id, leader.id]) {
      expect(await leaderBrowser.refusal(readTeamPlayer, { params: { playerId } })).toEqual([
        404,
        'not-found',
      ])
    }
    await db.update(people).set({ isDisabled: true }).where(eq(people.id, player.id))
    expect(await leaderBrowser.refusal(readTeamPlayer, { params: { playerId: player.id } })).toEqual([
      404,
      'not-found',
    ])
  })
})

describe('what players think of a mission', () => {
  it('is asked once, when all of it is done [TASK-8]', async () => {
    const { browser } = world
    const params = { id: 'harbour' }
    expect(await browser.refusal(assessMission, { params, body: { stars: 4 } })).toEqual([
      409,
      'mission-unfinished',
    ])
    await handIn(browser)
    await handIn(browser, 'ropes')
    expect(await browser.call(readMissionAssessment, { params })).toEqual({ stars: null, isDue: true })
    const answers = await Promise.all(
      [4, 5].map((stars) => browser.try(assessMission, { params, body: { stars } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await browser.call(readMissionAssessment, { params })).toMatchObject({ isDue: false })
    expect(await browser.refusal(readMissionAssessment, { params: { id: 'none' } })).toEqual([
      404,
      'not-found',
    ])
  })

  it('is told to their leader as an average, from five on [TASK-8]', async () => {
    const { db, tenantId, adventureId, clock, leaderBrowser } = world
    const ids = await makePeople(world, 5)
    await joinTeam(ids)
    const said = (personId: string, stars: number) => ({
      tenantId,
      personId,
      adventureId,
      missionId: 'harbour',
      stars,
      createdAt: clock.now(),
    })
    await db.insert(missionAssessments).values(ids.slice(0, 4).map((id) => said(id, 5)))
    expect(await leaderBrowser.call(readMissionAssessments, {})).toEqual({ missions: [] })
    await db.insert(missionAssessments).values(said(ids[4] ?? '', 3))
    expect(await leaderBrowser.call(readMissionAssessments, {})).toEqual({
      missions: [{ adventureId, id: 'harbour', name: 'Mission harbour', average: 4.6, count: 5 }],
    })
  })
})
