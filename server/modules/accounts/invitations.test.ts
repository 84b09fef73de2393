import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  acceptInvitation,
  readInvitation,
  renewInvitation,
  sendInvitation,
  sendInvitationToAdventure,
} from '#shared/contract/accounts.ts'
import { readMyAdventures } from '#shared/contract/adventures.ts'
import { readProfile } from '#shared/contract/player.ts'
import { loginStatus } from '#shared/contract/session.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { enrol } from '#server/play/enrol.ts'
import { takeMails, tokenIn } from '#server/testing/mails.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, makeTenant } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const OLA = { username: 'ola.zielińska', email: 'ola@poczta.test' }
const ACCEPT = {
  firstName: 'Ola',
  lastName: 'Zielińska',
  password: 'seven owls in a row',
  agreement: true,
} as const

async function mailedToken(): Promise<string> {
  return tokenIn((await takeMails(world)).at(-1))
}

async function invitedToken(): Promise<string> {
  await world.browser.call(sendInvitation, { body: OLA })
  return mailedToken()
}

describe('inviting a colleague', () => {
  it('mails a link that says from whom and for whom it is [AUTH-16] [AUTH-14]', async () => {
    const token = await invitedToken()
    expect(await world.stranger().call(readInvitation, { body: { token } })).toEqual({
      state: 'open',
      email: OLA.email,
      firstName: 'Ola',
      lastName: 'Zielińska',
      invitedBy: 'Ada Nowak',
      adventureName: null,
      isRegistration: false,
    })
  })

  it('keeps the names as they were typed, and greets by name in the language of who is invited [AUTH-16] [AUTH-14]', async () => {
    const anna = {
      username: 'anna.o-neil-lak',
      email: 'anna@poczta.test',
      firstName: 'Anna',
      lastName: "O'Neil-Łąk",
      language: 'pl',
    } as const
    await world.browser.call(sendInvitation, { body: anna })
    const [mail] = await takeMails(world)
    expect([mail?.language, mail?.text.startsWith('Dzień dobry, Anna!')]).toEqual(['pl', true])
    expect(await world.stranger().call(readInvitation, { body: { token: tokenIn(mail) } })).toMatchObject({
      firstName: 'Anna',
      lastName: "O'Neil-Łąk",
    })
  })

  it('is mailed in the language of whoever invites where none is said [AUTH-16] [LANG-1]', async () => {
    const { db, player, browser } = world
    await db.update(people).set({ language: 'pl' }).where(eq(people.id, player.id))
    await browser.call(sendInvitation, { body: OLA }, { 'accept-language': 'en' })
    expect((await takeMails(world)).map(({ language }) => language)).toEqual(['pl'])
  })

  it('to one adventure names it, in the language of who reads [AUTH-16]', async () => {
    const { browser, adventureId } = world
    await browser.call(sendInvitationToAdventure, { body: { ...OLA, id: adventureId } })
    const body = { token: await mailedToken() }
    const nameIn = async (language: string): Promise<string | null> => {
      const headers = { 'accept-language': language }
      return (await world.stranger().call(readInvitation, { body }, headers)).adventureName
    }
    const { text } = sampleAdventure()
    expect([await nameIn('pl'), await nameIn('en')]).toEqual([text.pl?.name, text.en?.name])
  })

  it('is only to an adventure that the sender plays [AUTH-16] [SERVE-2]', async () => {
    const { db, tenantId, clock, browser } = world
    const notMine = await makeAdventure(db, tenantId, clock.now(), [], { ...sampleAdventure(), id: 'other' })
    const tenant = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    const foreign = await makeAdventure(db, tenant.id, clock.now(), [])
    for (const id of [notMine, foreign, '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a000']) {
      const body = { ...OLA, id }
      expect(await browser.refusal(sendInvitationToAdventure, { body })).toEqual([404, 'not-found'])
    }
    expect(await takeMails(world)).toEqual([])
  })

  it('who is invited or here already is refused, in any case, and mails nothing more [AUTH-16]', async () => {
    const { browser, player } = world
    await invitedToken()
    const again = { body: { ...OLA, email: 'OLA@poczta.test' } }
    expect(await browser.refusal(sendInvitation, again)).toEqual([409, 'already-invited'])
    const here = { body: { ...OLA, email: player.email.toUpperCase() } }
    expect(await browser.refusal(sendInvitation, here)).toEqual([409, 'already-here'])
    expect(await takeMails(world)).toEqual([])
  })

  it('twice at the same time invites once [AUTH-16]', async () => {
    const { db, tenantId, clock } = world
    const other = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    const both = await Promise.all(
      [world.browser, other].map((browser) => browser.try(sendInvitation, { body: OLA })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('again is possible when the first link has expired [AUTH-16]', async () => {
    const first = await invitedToken()
    world.clock.pass(7 * DAY_MS)
    const browser = await world.browserOf(world.player)
    await browser.call(sendInvitation, { body: OLA })
    const second = await mailedToken()
    const stateOf = async (token: string): Promise<string> =>
      (await world.stranger().call(readInvitation, { body: { token } })).state
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'open'])
  })

  it('is possible twenty times a day, where what was refused does not count [AUTH-16]', async () => {
    const { browser, player } = world
    const invite = (email: string) => browser.try(sendInvitation, { body: { ...OLA, email } })
    expect((await invite(player.email)).status).toBe(409)
    for (let i = 1; i <= 20; i += 1) expect((await invite(`ola${i}@x.test`)).status).toBe(200)
    const refused = await invite('ola21@x.test')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(DAY_MS / 1000)])
    const other = await makePerson(world.db, world.tenantId, world.clock.now())
    expect((await (await world.browserOf(other)).try(sendInvitation, { body: OLA })).status).toBe(200)
    world.clock.pass(DAY_MS)
    const tomorrow = await world.browserOf(player)
    expect((await tomorrow.try(sendInvitation, { body: { ...OLA, email: 'ola21@x.test' } })).status).toBe(200)
  })
})

describe('accepting an invitation', () => {
  it('makes an account with the invited address, in the adventure, signed in [AUTH-14]', async () => {
    const { db, tenantId, clock, browser, player } = world
    const special = await makeAdventure(db, tenantId, clock.now(), [player], {
      ...sampleAdventure(),
      id: 'special',
    })
    await browser.call(sendInvitationToAdventure, { body: { ...OLA, id: special } })
    const token = await mailedToken()
    const ola = world.stranger()
    const body = { ...ACCEPT, token, lastName: 'Zieliński', email: 'mine@elsewhere.test' }
    expect(await ola.call(acceptInvitation, { body })).toEqual({ status: true, agreement: 1 })
    expect(await ola.call(readProfile, {})).toMatchObject({
      email: OLA.email,
      username: 'ola.zielinski',
      displayName: 'Ola Zieliński',
      role: 'player',
    })
    expect(await ola.call(readMyAdventures, {})).toMatchObject([{ id: special, isActive: true }])
    const again = world.stranger()
    expect(await again.refusal(acceptInvitation, { body })).toEqual([409, 'link-used'])
    expect((await again.call(loginStatus, {})).status).toBe(false)
    const [link] = await db.select().from(mailedLinks)
    expect(link?.personId).toBe((await ola.call(readProfile, {})).id)
  })

  it('without an adventure enrols in the tenant’s own [AUTH-14]', async () => {
    const token = await invitedToken()
    const ola = world.stranger()
    await ola.call(acceptInvitation, { body: { ...ACCEPT, token } })
    expect(await ola.call(readMyAdventures, {})).toMatchObject([{ id: world.adventureId }])
  })

  it('is one person’s, of two who come at the same time [AUTH-14]', async () => {
    const token = await invitedToken()
    const both = await Promise.all(
      [1, 2].map(() => world.stranger().try(acceptInvitation, { body: { ...ACCEPT, token } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await world.db.$count(people)).toBe(2)
  })

  it('refuses a common password, and stays open then [AUTH-14]', async () => {
    const token = await invitedToken()
    const answer = await world
      .stranger()
      .try(acceptInvitation, { body: { ...ACCEPT, token, password: 'Zielińska1' } })
    expect(answer.body).toMatchObject({ fields: [{ path: 'password', message: 'common' }] })
    await world.stranger().call(acceptInvitation, { body: { ...ACCEPT, token } })
  })

  it('is in the tenant that invited, and in no other [AUTH-14] [SERVE-2]', async () => {
    const { db, clock } = world
    await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    clock.pass(10_000)
    const token = await invitedToken()
    const elsewhere = world.stranger('other.test')
    expect(await elsewhere.refusal(readInvitation, { body: { token } })).toEqual([404, 'not-found'])
    expect(await elsewhere.refusal(acceptInvitation, { body: { ...ACCEPT, token } })).toEqual([
      404,
      'not-found',
    ])
    expect(await elsewhere.refusal(renewInvitation, { body: { token } })).toEqual([404, 'not-found'])
  })

  it('of an adventure that was played before leaves its sender’s alone [AUTH-14]', async () => {
    const { db, tenantId, player, adventureId, clock, browser } = world
    await enrol(db, { tenantId, personId: player.id, adventureId }, clock.now())
    const token = await invitedToken()
    await world.stranger().call(acceptInvitation, { body: { ...ACCEPT, token } })
    expect(await browser.call(readMyAdventures, {})).toHaveLength(1)
  })
})

describe('an invitation that has expired', () => {
  it('is not accepted, and sends a new one to the same address, once [AUTH-14]', async () => {
    const token = await invitedToken()
    world.clock.pass(7 * DAY_MS)
    const stranger = world.stranger()
    expect(await stranger.refusal(acceptInvitation, { body: { ...ACCEPT, token } })).toEqual([
      409,
      'link-expired',
    ])
    await stranger.call(renewInvitation, { body: { token } })
    await stranger.call(renewInvitation, { body: { token } })
    const mails = await takeMails(world)
    expect(mails.map(({ to }) => to)).toEqual([OLA.email])
    expect((await stranger.call(readInvitation, { body: { token } })).state).toBe('expired')
    await stranger.call(acceptInvitation, { body: { ...ACCEPT, token: tokenIn(mails[0]) } })
    expect(await stranger.refusal(renewInvitation, { body: { token } })).toEqual([409, 'link-used'])
  })

  it('is not renewed while it is open, nor when it was used, nor when it never was [AUTH-14]', async () => {
    const token = await invitedToken()
    const stranger = world.stranger()
    await stranger.call(renewInvitation, { body: { token } })
    expect(await takeMails(world)).toEqual([])
    await stranger.call(acceptInvitation, { body: { ...ACCEPT, token } })
    expect(await stranger.refusal(renewInvitation, { body: { token } })).toEqual([409, 'link-used'])
    const unknown = { body: { token: 'x'.repeat(43) } }
    expect(await stranger.refusal(renewInvitation, unknown)).toEqual([404, 'not-found'])
    expect(await stranger.refusal(readInvitation, unknown)).toEqual([404, 'not-found'])
  })
})
