import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { changePerson } from '#shared/contract/people.ts'
import { resetSecondFactor } from '#shared/contract/people-accounts.ts'
import {
  beginSecondStep,
  dropFactor,
  renewRecoveryCodes,
  setUpSecondStep,
} from '#shared/contract/second-factor.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { FACTOR_LETTERS, type FactorLetterKind } from '#shared/domain/mail-kinds.ts'
import { people } from '#server/db/schema/people.ts'
import { mailFactor } from '#server/lib/second-factor/mails.ts'
import { MAIL_WORDS } from '#server/lib/letters/words.ts'
import { totpCode } from '#server/lib/totp.ts'
import { takeMails } from '#server/testing/mails.ts'
import { setUpCodes, setUpPasskey } from '#server/testing/second-factor.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { FEATURES, makePerson, PASSWORD, type TestPerson } from '#server/testing/world.ts'

let world: TestWorld
let leader: TestPerson

async function open(features = FEATURES): Promise<void> {
  const publicUrl = new URL('http://house.test')
  world = await openWorld({ features, languages: [...LANGUAGE_CODES] }, { publicUrl })
  leader = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'leader' })
}
beforeEach(() => open())

const drop = (passkeyId: string | null) => ({ body: { password: PASSWORD, passkeyId } })

/** To whom mails went, and with which subject, since somebody last looked. */
const mailed = async () => (await takeMails(world)).map(({ to, subject }) => [to, subject])
const subjectOf = (kind: FactorLetterKind) => MAIL_WORDS.en[kind].subject.replace('{title}', 'House')
const mailsOf = (...kinds: FactorLetterKind[]) => kinds.map((kind) => [leader.email, subjectOf(kind)])

describe('who has a second step is mailed when', () => {
  beforeEach(async () => {
    await world.db.update(people).set({ language: 'en' }).where(eq(people.id, leader.id))
  })

  it('an app or a passkey is added or removed, or recovery codes are made anew [DESK-1]', async () => {
    const browser = await world.browserOf(leader)
    await setUpCodes(browser, world.clock)
    expect(await mailed()).toEqual(mailsOf('factorAdded'))
    const { factor } = await setUpPasskey(browser)
    expect(await mailed()).toEqual(mailsOf('factorAdded'))
    await browser.call(renewRecoveryCodes, { body: { password: PASSWORD } })
    expect(await mailed()).toEqual(mailsOf('newCodes'))
    await browser.call(dropFactor, drop(factor.passkeys[0]?.id ?? ''))
    await browser.call(dropFactor, drop(null))
    expect(await mailed()).toEqual(mailsOf('factorRemoved', 'factorRemoved'))
  })

  it('it is set up at the login [DESK-1]', async () => {
    await open({ ...FEATURES, isSecondFactorRequired: true })
    await world.db.update(people).set({ language: 'en' }).where(eq(people.id, leader.id))
    const pair = { username: leader.email, password: PASSWORD }
    const { setup } = await world.stranger().call(beginSecondStep, { body: pair })
    const wrong = { body: { ...pair, code: '000000' } }
    expect((await world.stranger().try(setUpSecondStep, wrong)).status).toBe(422)
    expect(await mailed()).toEqual([])
    const code = totpCode(setup?.secret ?? '', world.clock.now())
    await world.stranger().call(setUpSecondStep, { body: { ...pair, code } })
    expect(await mailed()).toEqual(mailsOf('factorAdded'))
  })

  it('an admin resets it, and nobody is mailed of what was refused [DESK-1]', async () => {
    const admin = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' })
    const browser = await world.browserOf(admin)
    const of = { params: { personId: leader.id } }
    expect((await browser.try(resetSecondFactor, of)).status).toBe(409)
    expect(await mailed()).toEqual([])
    await setUpCodes(await world.browserOf(leader), world.clock)
    await takeMails(world)
    await browser.call(resetSecondFactor, of)
    const [mail] = await takeMails(world)
    expect([mail?.to, mail?.subject]).toEqual([leader.email, subjectOf('factorReset')])
    expect(mail?.text).toContain('http://house.test/#/app/login')
  })
})

describe.each(LANGUAGE_CODES)('in %s the mail', (language) => {
  it.each(FACTOR_LETTERS)('of %s says all of it, in text and HTML [DESK-1] [LANG-1]', async (kind) => {
    await world.db.update(people).set({ language }).where(eq(people.id, leader.id))
    const about = { kind, origin: 'http://house.test' }
    await mailFactor(world.db, leader, about, world.clock.now())
    const [mail] = await takeMails(world)
    const { subject, body, button, ignore } = MAIL_WORDS[language][kind]
    const said = (text: string) => text.replaceAll('{title}', 'House')
    expect([mail?.language, mail?.subject]).toEqual([language, said(subject)])
    for (const part of [body, button, ignore].map(said)) {
      expect(mail?.text).toContain(part)
      expect(mail?.html).toContain(part)
    }
    expect(mail?.text).not.toMatch(/\{\w+\}/)
  })
})

it('nobody whose account is disabled by now is mailed, and the tenant’s language is spoken to who chose none [DESK-1]', async () => {
  const about = { kind: 'newCodes', origin: 'http://house.test' } as const
  await mailFactor(world.db, leader, about, world.clock.now())
  expect((await takeMails(world)).map(({ language }) => language)).toEqual(['en'])
  await mailFactor(world.db, leader, about, world.clock.now())
  const admin = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' })
  const browser = await world.browserOf(admin)
  await browser.call(changePerson, { params: { personId: leader.id }, body: { isDisabled: true } })
  expect(await takeMails(world)).toEqual([])
})
