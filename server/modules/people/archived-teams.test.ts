import { beforeEach, describe, expect, it } from 'vitest'
import { readMyAdventures } from '#shared/contract/adventures.ts'
import {
  assign,
  changeTeam,
  placeInTeam,
  readAssignments,
  readPeople,
  readPerson,
  readTeams,
} from '#shared/contract/people.ts'
import { importPeople } from '#shared/contract/people-import.ts'
import { invitePerson } from '#shared/contract/people-invitations.ts'
import { claimReview, rateReview, readToRate, readWaiting } from '#shared/contract/reviews.ts'
import { readTeam, readTeamPlayer } from '#shared/contract/team.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { handInForReview, openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { makePerson, makeTeam } from '#server/testing/world.ts'

let world: ReviewedWorld
let browser: TestBrowser

beforeEach(async () => {
  world = await openReviewedWorld()
  const { db, tenantId, clock } = world
  browser = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
})

const archive = (isArchived: boolean) =>
  browser.call(changeTeam, { params: { teamId: world.teamId }, body: { isArchived } })
const stars = (key: string) => ({ stars: 4, comment: '', key })
const KEY = '0f0e0d0c-0b0a-4000-8000-000000000001'
const gone = [404, 'not-found']

describe('an archived team', () => {
  it('leads nobody and keeps what waits, until it is brought back [FIN-8] [SERVE-2]', async () => {
    const { leaderBrowser, player, db } = world
    const params = { reviewId: await handInForReview(world.browser, leaderBrowser) }
    await leaderBrowser.call(claimReview, { params })
    expect(await archive(true)).toMatchObject({ isArchived: true, leaders: 1, members: 1 })

    expect(await leaderBrowser.call(readToRate, { query: {} })).toEqual({ reviews: [], next: null })
    expect(await leaderBrowser.call(readWaiting, {})).toMatchObject({ count: 0 })
    expect(await leaderBrowser.call(readTeam, { query: {} })).toMatchObject({ players: [], teams: [] })
    const playerId = { params: { playerId: player.id } }
    expect(await leaderBrowser.refusal(readTeamPlayer, playerId)).toEqual(gone)
    expect(await leaderBrowser.refusal(rateReview, { params, body: stars(KEY) })).toEqual(gone)
    expect([await db.$count(reviews), await db.$count(ledgerEntries)]).toEqual([1, 0])

    expect(await archive(false)).toMatchObject({ isArchived: false })
    const [waiting] = (await leaderBrowser.call(readToRate, { query: {} })).reviews
    expect(waiting).toMatchObject({ id: params.reviewId, claim: { isMine: true } })
    await leaderBrowser.call(rateReview, { params, body: stars(KEY) })
    expect(await db.$count(ledgerEntries)).toBe(1)
  })

  it('lets go of what its leader claimed: the leader of another team rates it [FIN-8]', async () => {
    const { leaderBrowser, player, db, tenantId, clock } = world
    const other = await makePerson(db, tenantId, clock.now(), { role: 'leader' })
    await makeTeam(db, tenantId, clock.now(), { leaders: [other], members: [player] })
    const otherBrowser = await world.browserOf(other)
    const params = { reviewId: await handInForReview(world.browser, leaderBrowser) }
    await leaderBrowser.call(claimReview, { params })
    const refused = await otherBrowser.refusal(rateReview, { params, body: stars(KEY) })
    expect(refused).toEqual([409, 'claimed'])
    await archive(true)
    expect((await otherBrowser.call(readToRate, { query: {} })).reviews[0]).toMatchObject({ claim: null })
    await otherBrowser.call(rateReview, { params, body: stars(KEY) })
  })

  it('gives nothing to play, and is given nothing [SERVE-2]', async () => {
    const { teamId, adventureId } = world
    const due = async () => (await world.browser.call(readMyAdventures, {}))[0]?.due?.on
    const give = { params: { adventureId }, body: { teamId, dueOn: '2026-12-24' } }
    await browser.call(assign, give)
    expect(await due()).toBe('2026-12-24')
    await archive(true)
    expect(await due()).toBeUndefined()
    expect((await browser.call(readAssignments, { query: {} })).assignments).toEqual([])
    expect((await browser.try(assign, give)).status).toBe(422)
    await archive(false)
    expect(await due()).toBe('2026-12-24')
  })

  it('takes nobody in, and lets everybody go [SERVE-2] [AUTH-14]', async () => {
    const { teamId, player, db, tenantId, clock } = world
    const [row] = (await browser.call(readTeams, {})).teams
    const invitation = { firstName: 'Ola', lastName: 'Lis', role: 'player', language: 'en' } as const
    await archive(true)
    const late = await makePerson(db, tenantId, clock.now())
    const put = (personId: string, isMember: boolean) => {
      const params = { teamId, personId }
      return browser.try(placeInTeam, { params, body: { isLeader: false, isMember } })
    }
    expect(await put(late.id, true)).toMatchObject({ status: 409, body: { code: 'team-archived' } })
    const body = { ...invitation, email: 'ola@x.test', teams: [{ id: teamId, isLeader: false }] }
    expect((await browser.try(invitePerson, { body })).status).toBe(422)
    const file = Buffer.from(`email,teams\n${late.email},${row?.name}`).toString('base64')
    const wanted = { file, isTrial: false, from: 0, makesTeams: true, language: 'en' as const }
    const { lines, newTeams } = await browser.call(importPeople, { body: wanted })
    expect([lines[0]?.reason, lines[0]?.about, newTeams]).toEqual(['team-archived', row?.name, []])

    const was = (await browser.call(readPeople, { query: { team: teamId } })).people
    expect(was.map(({ id }) => id)).toContain(player.id)
    const ada = await browser.call(readPerson, { params: { personId: player.id } })
    expect(ada.teams).toEqual([])
    expect((await put(player.id, false)).status).toBe(200)
    expect(await archive(false)).toMatchObject({ members: 0 })
  })

  it('stays archived since it was, and keeps its name to itself [SERVE-2]', async () => {
    await archive(true)
    expect(await archive(true)).toMatchObject({ isArchived: true })
    const params = { teamId: world.teamId }
    expect(await browser.call(changeTeam, { params, body: { name: 'Old hands' } })).toMatchObject({
      name: 'Old hands',
      isArchived: true,
    })
    expect(await browser.call(changeTeam, { params, body: {} })).toMatchObject({ name: 'Old hands' })
  })
})

describe('what somebody was given', () => {
  it('is what is theirs and what the teams they play in have, not what they lead [SERVE-2]', async () => {
    const { teamId, adventureId, player, leader } = world
    const give = (body: { personId?: string; teamId?: string }) =>
      browser.call(assign, { params: { adventureId }, body: { ...body, dueOn: null } })
    await give({ teamId })
    await give({ personId: player.id })
    await give({ personId: leader.id })
    const of = async (person: string) =>
      (await browser.call(readAssignments, { query: { person } })).assignments.map(
        (one) => one.team?.id ?? one.person?.id,
      )
    expect((await of(player.id)).toSorted()).toEqual([player.id, teamId].toSorted())
    expect(await of(leader.id)).toEqual([leader.id])
  })
})
