import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readMyAdventures } from '#shared/contract/adventures.ts'
import {
  assign,
  changePerson,
  changeTeam,
  createTeam,
  dropAssignment,
  dropTeam,
  endSessionsOfPerson,
  placeInTeam,
  readAssignments,
  readPeople,
  readPerson,
  readTeams,
} from '#shared/contract/people.ts'
import { readProfile } from '#shared/contract/player.ts'
import { readReviewWork, readToRate } from '#shared/contract/reviews.ts'
import { removeAccount } from '#shared/contract/settings.ts'
import { readTeam, readTeamPlayer } from '#shared/contract/team.ts'
import type { AvatarSprite } from '#shared/domain/avatar.ts'
import { enrolments } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { teamLeaders } from '#server/db/schema/teams.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { makePeople } from '#server/testing/many-reviews.ts'
import { handIn, handInForReview, openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { makeAdventure, makePerson, makeTeam, PASSWORD, type TestPerson } from '#server/testing/world.ts'

let world: ReviewedWorld
let admin: TestPerson
let browser: TestBrowser

beforeEach(async () => {
  world = await openReviewedWorld()
  admin = await makePerson(world.db, world.tenantId, world.clock.now(), {
    role: 'admin',
    displayName: 'Tom Admin',
  })
  browser = await world.browserOf(admin)
})

describe('the people of a tenant', () => {
  it('are listed by name, page by page, and found by name, role, team and state [SERVE-2]', async () => {
    const { teamId, leader, player } = world
    await makePeople(world, 40)
    const first = await browser.call(readPeople, { query: {} })
    const second = await browser.call(readPeople, { query: { after: first.next ?? '' } })
    expect([first.people.length, second.people.length, second.next]).toEqual([30, 13, null])
    const names = async (query: object) =>
      (await browser.call(readPeople, { query })).people.map(({ displayName }) => displayName)
    expect(await names({ search: 'MARTA' })).toEqual(['Marta Leader'])
    expect(await names({ search: '_' })).toEqual([])
    expect(await names({ role: 'admin' })).toEqual(['Tom Admin'])
    expect(await names({ team: teamId })).toEqual(['Ada Nowak', 'Marta Leader'])
    await browser.call(changePerson, { params: { personId: player.id }, body: { isDisabled: true } })
    expect(await names({ state: 'disabled' })).toEqual(['Ada Nowak'])
    const [marta] = (await browser.call(readPeople, { query: { role: 'leader' } })).people
    expect(marta).toMatchObject({ id: leader.id, teams: [{ id: teamId, isLeader: true, isMember: false }] })
  })

  it('are shown with their faces [ACT-5]', async () => {
    const { db, player } = world
    const face: AvatarSprite = {
      ...{ spriteName: 'man', heightScale: 1, hairstyle: { x: 1, y: 1 }, browns: { x: 0, y: 1 } },
      ...{ eyes: { x: 0, y: 0 }, nose: { x: 0, y: 1 }, lips: { x: 0, y: 0 } },
    }
    await db.update(people).set({ avatarSprite: face }).where(eq(people.id, player.id))
    const [shown] = (await browser.call(readPeople, { query: { search: 'Ada' } })).people
    expect(shown).toMatchObject({ id: player.id, avatar: null, avatarSprite: face })
  })

  it('are signed out when they are disabled, and come back as they were [AUTH-8] [SERVE-2]', async () => {
    const { player } = world
    const params = { personId: player.id }
    await browser.call(changePerson, { params, body: { isDisabled: true } })
    expect((await world.browser.try(readMyAdventures, {})).status).toBe(401)
    expect(await browser.call(changePerson, { params, body: { isDisabled: false } })).toMatchObject({
      isDisabled: false,
      teams: [{ isMember: true }],
    })
  })

  it('have several roles: an admin leads a team, sees what its players hand in, and manages on [SERVE-2]', async () => {
    const { db, tenantId, clock } = world
    const both = await makePerson(db, tenantId, clock.now(), { role: 'leader' })
    const teamId = await makeTeam(db, tenantId, clock.now(), { leaders: [both], members: [world.player] })
    const params = { personId: both.id }
    const changed = await browser.call(changePerson, { params, body: { roles: ['admin', 'leader'] } })
    expect(changed).toMatchObject({ role: 'admin', roles: ['leader', 'admin'], teams: [{ isLeader: true }] })
    const theirs = await world.browserOf(both)
    expect(await theirs.call(readProfile, {})).toMatchObject({ role: 'admin', isLeader: true })
    const { players } = await theirs.call(readTeam, { query: {} })
    expect(players.map(({ player }) => player.id)).toEqual([world.player.id])
    expect((await theirs.try(readPeople, { query: {} })).status).toBe(200)
    for (const role of ['leader', 'admin'] as const) {
      const found = await browser.call(readPeople, { query: { role } })
      expect(found.people.map(({ id }) => id)).toContain(both.id)
    }
    await browser.call(changePerson, { params, body: { roles: ['admin'] } })
    expect(await browser.call(readPerson, { params })).toMatchObject({ roles: ['admin'], teams: [] })
    const lead = { params: { teamId, personId: both.id }, body: { isLeader: true, isMember: false } }
    expect(await browser.refusal(placeInTeam, lead)).toEqual([409, 'no-leader'])
  })

  it('are signed out by another role, and not by the one that they have [AUTH-8] [SERVE-2]', async () => {
    const { player } = world
    const params = { personId: player.id }
    await browser.call(changePerson, { params, body: { role: 'player' } })
    expect((await world.browser.try(readMyAdventures, {})).status).toBe(200)
    await browser.call(changePerson, { params, body: { role: 'designer' } })
    expect((await world.browser.try(readMyAdventures, {})).status).toBe(401)
  })

  it('are signed out everywhere by an admin, who stays signed in where it was done [AUTH-8] [SERVE-2]', async () => {
    const { player } = world
    const elsewhere = await world.browserOf(player)
    const own = await world.browserOf(admin)
    await browser.call(endSessionsOfPerson, { params: { personId: player.id } })
    for (const one of [world.browser, elsewhere]) {
      expect((await one.try(readMyAdventures, {})).status).toBe(401)
    }
    await browser.call(endSessionsOfPerson, { params: { personId: admin.id } })
    expect((await own.try(readMyAdventures, {})).status).toBe(401)
    expect((await browser.try(readMyAdventures, {})).status).toBe(200)
    expect((await browser.try(endSessionsOfPerson, { params: { personId: randomUUID() } })).status).toBe(404)
  })

  it('lead no team any more when they are leaders no more [FIN-8]', async () => {
    const { leader, db } = world
    await handIn(world.browser)
    await browser.call(changePerson, { params: { personId: leader.id }, body: { role: 'player' } })
    const asPlayer = await world.browserOf(leader)
    expect((await asPlayer.try(readToRate, { query: {} })).status).toBe(404)
    expect(await db.$count(teamLeaders)).toBe(0)
    await browser.call(changePerson, { params: { personId: leader.id }, body: { role: 'leader' } })
    const asLeader = await world.browserOf(leader)
    expect(await asLeader.call(readToRate, { query: {} })).toMatchObject({ reviews: [] })
  })

  it('are out of a leader’s sight the moment the leader is out of the team [FIN-8]', async () => {
    const { leader, leaderBrowser, teamId, player } = world
    const reviewId = await handInForReview(world.browser, leaderBrowser)
    await browser.call(placeInTeam, {
      params: { teamId, personId: leader.id },
      body: { isLeader: false, isMember: true },
    })
    expect(await leaderBrowser.call(readToRate, { query: {} })).toMatchObject({ reviews: [] })
    expect(await leaderBrowser.call(readTeam, { query: {} })).toMatchObject({ players: [], teams: [] })
    const gone = [404, 'not-found']
    expect(await leaderBrowser.refusal(readReviewWork, { params: { reviewId } })).toEqual(gone)
    expect(await leaderBrowser.refusal(readTeamPlayer, { params: { playerId: player.id } })).toEqual(gone)
  })

  it('always keep an admin, also of two who go at once [SERVE-2]', async () => {
    const { db, tenantId, clock } = world
    const last = { params: { personId: admin.id }, body: { role: 'player' as const } }
    expect(await browser.refusal(changePerson, last)).toEqual([409, 'last-admin'])
    const second = await makePerson(db, tenantId, clock.now(), { role: 'admin' })
    const other = await world.browserOf(second)
    const answers = await Promise.all([
      browser.try(changePerson, { params: { personId: second.id }, body: { isDisabled: true } }),
      other.try(changePerson, { params: { personId: admin.id }, body: { isDisabled: true } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('are nobody’s to bring back once they removed their account [AUTH-15]', async () => {
    const { player } = world
    await world.browser.call(removeAccount, { body: { password: PASSWORD } })
    const body = { isDisabled: false }
    expect(await browser.refusal(changePerson, { params: { personId: player.id }, body })).toEqual([
      404,
      'not-found',
    ])
    expect((await browser.call(readPeople, { query: { role: 'player' } })).people).toEqual([])
  })
})

describe('teams', () => {
  it('are made, renamed and dropped; two have never one name [SERVE-2]', async () => {
    const { teamId } = world
    const { id } = await browser.call(createTeam, { body: { name: 'North' } })
    expect(await browser.refusal(createTeam, { body: { name: 'north' } })).toEqual([409, 'name-taken'])
    const rename = { params: { teamId }, body: { name: 'NORTH' } }
    expect(await browser.refusal(changeTeam, rename)).toEqual([409, 'name-taken'])
    await browser.call(changeTeam, { params: { teamId }, body: { name: 'South' } })
    expect((await browser.call(readTeams, {})).teams).toEqual([
      { id, name: 'North', leaders: 0, members: 0, isArchived: false },
      { id: teamId, name: 'South', leaders: 1, members: 1, isArchived: false },
    ])
    await handIn(world.browser)
    await browser.call(dropTeam, { params: { teamId } })
    expect(await world.leaderBrowser.call(readToRate, { query: {} })).toMatchObject({ reviews: [] })
    expect(await browser.refusal(dropTeam, { params: { teamId } })).toEqual([404, 'not-found'])
  })

  it('are led by leaders alone, and have whoever is put in [FIN-8]', async () => {
    const { teamId, player, leader } = world
    const put = (personId: string, isLeader: boolean, isMember: boolean) =>
      browser.try(placeInTeam, { params: { teamId, personId }, body: { isLeader, isMember } })
    expect(await put(player.id, true, true)).toMatchObject({ status: 409, body: { code: 'no-leader' } })
    expect(await put(player.id, false, false)).toMatchObject({ status: 200, body: { teams: [] } })
    expect(await put(leader.id, true, true)).toMatchObject({
      body: { teams: [{ isLeader: true, isMember: true }] },
    })
    expect(await put('7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a000', false, true)).toMatchObject({ status: 404 })
  })
})

describe('an adventure', () => {
  it('is assigned to a team, its members of today and of later, and to a person [SERVE-2] [AUTH-4]', async () => {
    const { db, tenantId, clock, teamId, player } = world
    const adventureId = await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ id: 'second' }))
    const give = (body: object) => browser.try(assign, { params: { adventureId }, body })
    const isEnrolled = async (personId: string) =>
      (await db.$count(
        enrolments,
        and(eq(enrolments.personId, personId), eq(enrolments.adventureId, adventureId)),
      )) === 1
    expect(await give({ dueOn: null })).toMatchObject({ status: 422 })
    expect(await give({ teamId, personId: player.id, dueOn: null })).toMatchObject({ status: 422 })
    expect(await give({ teamId: admin.id, dueOn: null })).toMatchObject({ status: 422 })
    await give({ teamId, dueOn: null })
    const given = await give({ teamId, dueOn: '2026-12-24' })
    expect(given).toMatchObject({ status: 200, body: { adventureName: 'Sample', dueOn: '2026-12-24' } })
    expect(await isEnrolled(player.id)).toBe(true)
    // anyone who plays already goes on with what is played
    const mine = await world.browser.call(readMyAdventures, {})
    expect(mine.map(({ isActive }) => isActive)).toEqual([true, false])
    const late = await makePerson(db, tenantId, clock.now())
    await browser.call(placeInTeam, {
      params: { teamId, personId: late.id },
      body: { isLeader: false, isMember: true },
    })
    expect(await isEnrolled(late.id)).toBe(true)
    await give({ personId: admin.id, dueOn: null })
    expect(await isEnrolled(admin.id)).toBe(true)
    const { assignments } = await browser.call(readAssignments, { query: {} })
    expect(assignments).toHaveLength(2)
    for (const { id } of assignments) {
      await browser.call(dropAssignment, { params: { assignmentId: id } })
    }
    expect(await isEnrolled(late.id)).toBe(true)
  })
})
