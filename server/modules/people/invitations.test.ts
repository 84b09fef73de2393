import { beforeEach, describe, expect, it } from 'vitest'
import { acceptInvitation, readInvitation, renewInvitation } from '#shared/contract/accounts.ts'
import { readMyAdventures } from '#shared/contract/adventures.ts'
import { assign, dropTeam, readPeople, readPerson } from '#shared/contract/people.ts'
import {
  invitePerson,
  readOpenInvitations,
  resendInvitation,
  withdrawInvitation,
} from '#shared/contract/people-invitations.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { takeMails, tokenIn } from '#server/testing/mails.ts'
import { openReviewedWorld, type ReviewedWorld } from '#server/testing/reviewed.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

let world: ReviewedWorld
let browser: TestBrowser

beforeEach(async () => {
  world = await openReviewedWorld()
  await signInAnew()
})

/** An admin's session is short. */
async function signInAnew(): Promise<void> {
  const { db, tenantId, clock } = world
  browser = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
}

const OLA = {
  firstName: 'Ola',
  lastName: 'Lis',
  email: 'ola@poczta.test',
  role: 'leader' as const,
  language: 'pl' as const,
  teams: [] as { id: string; isLeader: boolean }[],
}
const ACCEPT = {
  firstName: 'Ola',
  lastName: 'Lis',
  password: 'seven owls in a row',
  agreement: true as const,
}
const invite = (more: Partial<typeof OLA> = {}) => browser.call(invitePerson, { body: { ...OLA, ...more } })
const waiting = async () => (await browser.call(readOpenInvitations, { query: {} })).invitations
const stateOf = async (token: string) =>
  (await world.stranger().call(readInvitation, { body: { token } })).state

describe('an admin’s invitation', () => {
  it('is mailed in its own language, and makes an account of its role in its teams [AUTH-14] [SERVE-2]', async () => {
    const { db, tenantId, clock, teamId } = world
    const special = await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ id: 'special' }))
    await browser.call(assign, {
      params: { adventureId: special },
      body: { teamId, dueOn: '2026-12-24' },
    })
    const parts = [
      { id: teamId, isLeader: true },
      { id: teamId, isLeader: false },
    ]
    expect(await invite({ teams: parts })).toMatchObject({
      ...OLA,
      teams: [
        { id: teamId, isLeader: true },
        { id: teamId, isLeader: false },
      ],
      isExpired: false,
    })
    const [mail] = await takeMails(world)
    expect([mail?.to, mail?.language]).toEqual([OLA.email, 'pl'])
    const ola = world.stranger()
    await ola.call(acceptInvitation, { body: { ...ACCEPT, token: tokenIn(mail) } })
    const [person] = (await browser.call(readPeople, { query: { search: OLA.email } })).people
    expect(person).toMatchObject({ role: 'leader', teams: [{ id: teamId, isLeader: true, isMember: true }] })
    expect(await browser.call(readPerson, { params: { personId: person?.id ?? '' } })).toEqual(person)
    const mine = await ola.call(readMyAdventures, {})
    expect(mine.find(({ id }) => id === special)?.due?.on).toBe('2026-12-24')
    expect(await waiting()).toEqual([])
  })

  it('is refused for who is here or invited, and for what is not here [SERVE-2]', async () => {
    const { player, teamId } = world
    const refusal = (more: object) => browser.refusal(invitePerson, { body: { ...OLA, ...more } })
    expect(await refusal({ email: player.email.toUpperCase() })).toEqual([409, 'already-here'])
    await invite()
    expect(await refusal({ email: 'OLA@poczta.test' })).toEqual([409, 'already-invited'])
    const leads = [{ id: teamId, isLeader: true }]
    expect(await refusal({ email: 'bo@x.test', role: 'player', teams: leads })).toEqual([409, 'no-leader'])
    const nowhere = [{ id: player.id, isLeader: false }]
    expect(await refusal({ email: 'bo@x.test', teams: nowhere })).toEqual([422, 'refused-fields'])
    expect(await refusal({ email: 'bo@x.test', language: 'de' })).toEqual([422, 'refused-fields'])
    expect(await takeMails(world)).toHaveLength(1)
  })

  it('is sent again with another link: the one before has expired [AUTH-14]', async () => {
    const { id } = await invite()
    const first = tokenIn((await takeMails(world))[0])
    await browser.call(resendInvitation, { params: { invitationId: id } })
    const second = tokenIn((await takeMails(world))[0])
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'open'])
    expect((await waiting()).map((one) => one.id)).toEqual([id])
    await world.stranger().call(renewInvitation, { body: { token: first } })
    expect(await takeMails(world)).toEqual([])
    await world.stranger().call(acceptInvitation, { body: { ...ACCEPT, token: second } })
    const gone = { params: { invitationId: id } }
    expect(await browser.refusal(resendInvitation, gone)).toEqual([404, 'not-found'])
  })

  it('says that it has expired, and can be sent again then [AUTH-14]', async () => {
    await invite()
    world.clock.pass(8 * DAY_MS)
    await signInAnew()
    const [expired] = await waiting()
    expect(expired?.isExpired).toBe(true)
    await browser.call(resendInvitation, { params: { invitationId: expired?.id ?? '' } })
    expect((await waiting()).map(({ isExpired }) => isExpired)).toEqual([false])
  })

  it('opens nothing once it is withdrawn, and another can be sent [AUTH-14]', async () => {
    const { id } = await invite()
    const token = tokenIn((await takeMails(world))[0])
    await browser.call(withdrawInvitation, { params: { invitationId: id } })
    expect(await world.stranger().refusal(readInvitation, { body: { token } })).toEqual([404, 'not-found'])
    expect(await browser.refusal(withdrawInvitation, { params: { invitationId: id } })).toEqual([
      404,
      'not-found',
    ])
    await invite()
    expect(await waiting()).toHaveLength(1)
  })

  it('goes to one address five times a day at most [AUTH-16]', async () => {
    const { id } = await invite()
    for (let i = 2; i <= 5; i += 1) {
      await browser.call(resendInvitation, { params: { invitationId: id } })
    }
    const sixth = await browser.try(resendInvitation, { params: { invitationId: id } })
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, String(DAY_MS / 1000)])
    expect(await waiting()).toHaveLength(1)
  })

  it('is made good by the account, whatever became of its team [SERVE-2]', async () => {
    const { teamId } = world
    await invite({ teams: [{ id: teamId, isLeader: true }] })
    await browser.call(dropTeam, { params: { teamId } })
    expect((await waiting())[0]?.teams).toEqual([])
    const token = tokenIn((await takeMails(world))[0])
    await world.stranger().call(acceptInvitation, { body: { ...ACCEPT, token } })
    const [person] = (await browser.call(readPeople, { query: { search: OLA.email } })).people
    expect(person).toMatchObject({ role: 'leader', teams: [] })
  })
})
