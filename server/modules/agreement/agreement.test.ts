import { beforeEach, describe, expect, it } from 'vitest'
import { acceptAgreement, acceptInvitation } from '#shared/contract/accounts.ts'
import {
  exportAcceptances,
  publishAgreement,
  readAcceptances,
  readAgreementVersions,
} from '#shared/contract/agreement.ts'
import { readAgreement } from '#shared/contract/agreement-text.ts'
import { readProgress } from '#shared/contract/player.ts'
import { loginStatus } from '#shared/contract/session.ts'
import { ROLES } from '#shared/domain/roles.ts'
import { createApp } from '#server/app.ts'
import { agreementAcceptances, agreementVersions } from '#server/db/schema/agreements.ts'
import { people } from '#server/db/schema/people.ts'
import { createLink } from '#server/lib/links.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { takeMails, tokenIn } from '#server/testing/mails.ts'
import { REFUSED } from '#server/testing/storage.ts'
import { NO_CAPTCHA, TEST_SECRETS, openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'

let world: TestWorld
let admin: TestBrowser

const TEXTS = { en: '# Data\nWe store your name.', pl: '# Dane\nPrzechowujemy imię.' }

beforeEach(async () => {
  world = await openWorld()
  admin = await adminOf(world.tenantId)
})

async function adminOf(tenantId: string, host?: string): Promise<TestBrowser> {
  const person = await makePerson(world.db, tenantId, world.clock.now(), {
    ...{ role: 'admin', displayName: 'Ola Lis' },
  })
  return world.browserOf(person, host === undefined ? {} : { host })
}

const publish = (basedOn: number, isDemanded = true, texts: object = TEXTS) =>
  admin.try(publishAgreement, { body: { texts, isDemanded, basedOn } })
/** Until every server has read the tenant again. */
const pass = () => world.clock.pass(5000)
const accept = (version?: number) =>
  world.browser.call(acceptAgreement, {
    body: { agreement: true, ...(version !== undefined && { version }) },
  })
const statusOf = async (browser: TestBrowser) => (await browser.call(loginStatus, {})).agreement

describe('a new version of the agreement', () => {
  it('that is demanded is asked for within five seconds, on every server, and opens the rest again [DESK-1] [AUTH-6]', async () => {
    const { storage, clock, files, browser } = world
    const parts = {
      storage,
      clock: clock.now,
      files,
      captcha: NO_CAPTCHA,
      secrets: TEST_SECRETS,
      publicUrl: null,
      contentUrl: null,
    }
    const other = new TestBrowser(await createApp({ ...parts, push: null, dist: null, isLogging: false }))
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    expect(await statusOf(other)).toBe(1)
    expect((await publish(0)).status).toBe(200)
    pass()
    expect(await statusOf(other)).toBe(0)
    expect(await browser.refusal(readProgress, {})).toEqual([423, 'agreement-missing'])
    expect(await browser.call(readAgreement, { query: { language: 'pl' } })).toMatchObject({
      ...{ version: 1, language: 'pl', text: TEXTS.pl },
    })
    expect(await accept(1)).toEqual({ status: true, agreement: 1 })
    expect(await statusOf(other)).toBe(1)
    expect((await browser.try(readProgress, {})).status).toBe(200)
  })

  it('that is not demanded asks nobody again, and is what newcomers accept [DESK-1] [AUTH-6]', async () => {
    await publish(0, false)
    pass()
    expect(await statusOf(world.browser)).toBe(1)
    const { db, tenantId, clock } = world
    const newcomer = await world.browserOf(await makePerson(db, tenantId, clock.now(), { agreedAt: null }))
    expect(await statusOf(newcomer)).toBe(0)
    await newcomer.call(acceptAgreement, { body: { agreement: true, version: 1 } })
    expect(await statusOf(newcomer)).toBe(1)
  })

  it('is not accepted by whoever read an earlier one [DESK-1] [AUTH-6]', async () => {
    await publish(0)
    pass()
    expect(await accept()).toEqual({ status: true, agreement: 0 })
    expect(await statusOf(world.browser)).toBe(0)
    expect((await world.browser.try(acceptAgreement, { body: { agreement: true, version: 2 } })).status).toBe(
      422,
    )
  })

  it('is accepted with an invitation, and with the record of which it was [DESK-1] [AUTH-14]', async () => {
    const { db, tenantId, player, clock } = world
    await publish(0)
    pass()
    const invited = { firstName: 'Ida', lastName: 'Berg', username: 'ida.berg', role: 'player' } as const
    await createLink(
      db,
      {
        ...{ tenantId, kind: 'invitation', personId: null, email: 'ida@test.test', language: 'en' },
        ...{ origin: 'https://house.test', invited: { ...invited, adventureId: null, invitedBy: player.id } },
      },
      clock.now(),
    )
    const [mail] = await takeMails(world)
    const body = {
      ...{ token: tokenIn(mail), firstName: 'Ida', lastName: 'Berg', password: 'seven owls in a row' },
      ...{ agreement: true as const, version: 1 },
    }
    expect(await world.stranger().call(acceptInvitation, { body })).toEqual({ status: true, agreement: 1 })
    await admin.call(acceptAgreement, { body: { agreement: true, version: 1 } })
    const { acceptances } = await admin.call(readAcceptances, { query: { search: 'ida' } })
    expect(acceptances).toMatchObject([{ person: { email: 'ida@test.test' }, version: 1 }])
  })

  it('needs a text in every language that is offered [DESK-1] [LANG-1]', async () => {
    expect(await publish(0, true, { en: TEXTS.en })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'texts.pl', message: 'missing' }] },
    })
    expect((await publish(0, true, { en: ' ', pl: 'x' })).status).toBe(422)
    expect((await admin.call(readAgreementVersions, {})).versions).toEqual([])
  })

  it('of two admins at once is one, and the other one learns of it [DESK-1]', async () => {
    const replies = await Promise.all([publish(0, false), publish(0, false), publish(0, false)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await admin.call(readAgreementVersions, {})).versions.map(({ number }) => number)).toEqual([1])
  })
})

describe('the record', () => {
  beforeEach(async () => {
    await publish(0, false)
    world.clock.pass(60_000)
    await accept(1)
  })

  it('says who accepted which version when, by name and by version, page by page [DESK-1]', async () => {
    const { acceptances } = await admin.call(readAcceptances, { query: { version: 1 } })
    expect(acceptances).toMatchObject([
      { person: { displayName: 'Ada Nowak' }, version: 1, acceptedAt: '2026-11-23T10:01:00.000Z' },
    ])
    const all = await admin.call(readAcceptances, { query: {} })
    expect(all.acceptances.map(({ version }) => version)).toEqual([1, 0, 0])
    expect((await admin.call(readAcceptances, { query: { search: 'ola' } })).acceptances).toHaveLength(1)
    const { db, tenantId, clock } = world
    for (let n = 0; n < 60; n += 1) await makePerson(db, tenantId, clock.now())
    const first = await admin.call(readAcceptances, { query: {} })
    const second = await admin.call(readAcceptances, { query: { after: first.next ?? '' } })
    const seen = [...first.acceptances, ...second.acceptances].map(
      ({ person, version }) => `${person?.id} ${version}`,
    )
    expect([seen.length, new Set(seen).size, second.next]).toEqual([63, 63, null])
  })

  it('counts those of each version, and those who are still asked [DESK-1]', async () => {
    expect(await admin.call(readAgreementVersions, {})).toMatchObject({
      versions: [{ number: 1, texts: TEXTS, accepted: 1, by: { displayName: 'Ola Lis' } }],
      missing: 0,
    })
    await publish(1)
    const [latest] = await world.db.select().from(agreementVersions).orderBy(agreementVersions.number)
    expect(latest?.number).toBe(1)
    pass()
    await admin.call(acceptAgreement, { body: { agreement: true, version: 2 } })
    expect(await admin.call(readAgreementVersions, {})).toMatchObject({
      versions: [{ number: 2, accepted: 1 }, { number: 1 }],
      missing: 1,
    })
  })

  it('is saved as a file without formulas [DESK-1]', async () => {
    await world.db.update(people).set({ displayName: '=cmd()' })
    const { status, body } = await admin.try(exportAcceptances, { query: { language: 'en', version: 1 } })
    expect(status).toBe(200)
    expect(String(body)).toContain('Version of the agreement')
    expect(String(body)).toContain("'=cmd()")
  })

  it('is never rewritten [DESK-1]', async () => {
    for (const query of [
      world.db.update(agreementAcceptances).set({ version: 9 }),
      world.db.delete(agreementAcceptances),
      world.db.update(agreementVersions).set({ texts: {} }),
    ]) {
      await expect(query).rejects.toMatchObject({
        cause: { message: REFUSED },
      })
    }
  })

  it('is for admins alone, each of his or her own tenant [DESK-1] [SERVE-2]', async () => {
    const { db, clock, tenantId } = world
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      const browser = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role }))
      expect(await browser.refusal(readAcceptances, {})).toEqual([404, 'not-found'])
      expect(await browser.refusal(readAgreementVersions, {})).toEqual([404, 'not-found'])
      const body = { texts: TEXTS, isDemanded: false, basedOn: 1 }
      expect(await browser.refusal(publishAgreement, { body })).toEqual([404, 'not-found'])
    }
    const abroad = await makeTenant(db, clock.now(), { hosts: ['abroad.test'], isDefault: false })
    pass()
    const other = await adminOf(abroad.id, 'abroad.test')
    expect((await other.call(readAgreementVersions, {})).versions).toEqual([])
    expect((await other.call(readAcceptances, { query: {} })).acceptances).toHaveLength(1)
    expect(await world.stranger('abroad.test').call(readAgreement, { query: {} })).toMatchObject({
      ...{ version: 0, text: null },
    })
  })
})
