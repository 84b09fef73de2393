import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirmEmail, confirmPasswordReset } from '#shared/contract/accounts.ts'
import { changePerson, readPerson } from '#shared/contract/people.ts'
import { correctEmail, resetSecondFactor, sendResetLink } from '#shared/contract/people-accounts.ts'
import { readProfile } from '#shared/contract/player.ts'
import { login } from '#shared/contract/session.ts'
import { jobs, mailedLinks } from '#server/db/schema/mail.ts'
import { issueToken, MAIL_OLD_ADDRESS } from '#server/lib/links.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { setUpCodes } from '#server/testing/second-factor.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant, PASSWORD, type TestPerson } from '#server/testing/world.ts'

let world: TestWorld
let admin: TestPerson
let browser: TestBrowser
let leader: TestPerson

beforeEach(async () => {
  world = await openWorld()
  admin = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'admin' })
  leader = await makePerson(world.db, world.tenantId, world.clock.now(), { role: 'leader' })
  browser = await world.browserOf(admin)
})

const of = ({ id }: TestPerson) => ({ params: { personId: id } })

/** What opens the link that waits for a person. */
async function tokenFor({ id }: TestPerson): Promise<string> {
  const [link] = await world.db.select().from(mailedLinks).where(eq(mailedLinks.personId, id))
  if (!link) throw new Error('no link waits')
  return issueToken(world.db, link)
}

describe('an admin', () => {
  it('sends somebody a link to a new password, and says whether mails reach people [SERVE-2] [AUTH-13]', async () => {
    expect(await browser.call(sendResetLink, of(world.player))).toEqual({ isMailed: true })
    const body = { token: await tokenFor(world.player), password: 'seven owls in a row' }
    expect((await world.stranger().try(confirmPasswordReset, { body })).status).toBe(204)
    const pair = { username: world.player.email, password: body.password }
    expect((await world.stranger().try(login, { body: pair })).status).toBe(200)
  })

  it('corrects an address: it counts once its link is opened, and the old one is told [SERVE-2] [AUTH-15]', async () => {
    const email = 'right@test.test'
    const { person } = await browser.call(correctEmail, { ...of(world.player), body: { email } })
    expect(person).toMatchObject({ email: world.player.email, pendingEmail: email })
    const notified = await world.db.select().from(jobs).where(eq(jobs.kind, MAIL_OLD_ADDRESS))
    expect(notified).toMatchObject([{ payload: { email: world.player.email } }])
    await world.stranger().call(confirmEmail, { body: { token: await tokenFor(world.player) } })
    expect(await browser.call(readPerson, of(world.player))).toMatchObject({ email, pendingEmail: null })
  })

  it('gives nobody the address of another, and mails no disabled account [SERVE-2]', async () => {
    const taken = { ...of(world.player), body: { email: leader.email.toUpperCase() } }
    expect(await browser.refusal(correctEmail, taken)).toEqual([409, 'address-taken'])
    await browser.call(changePerson, { ...of(world.player), body: { isDisabled: true } })
    const free = { ...of(world.player), body: { email: 'free@test.test' } }
    expect(await browser.refusal(correctEmail, free)).toEqual([409, 'account-disabled'])
    expect(await browser.refusal(sendResetLink, of(world.player))).toEqual([409, 'account-disabled'])
    expect(await world.db.$count(mailedLinks)).toBe(0)
  })

  it('mails one address five times a day at most [SERVE-2]', async () => {
    for (let i = 0; i < 5; i += 1) await browser.call(sendResetLink, of(world.player))
    expect((await browser.try(sendResetLink, of(world.player))).status).toBe(429)
  })

  it('resets a second step: the person is out, and the password alone gets in [DESK-1] [SERVE-2]', async () => {
    const theirs = await world.browserOf(leader)
    await setUpCodes(theirs, world.clock)
    expect(await browser.call(readPerson, of(leader))).toMatchObject({ hasSecondFactor: true })
    const pair = { username: leader.email, password: PASSWORD }
    expect((await world.stranger().try(login, { body: pair })).status).toBe(406)
    expect(await browser.call(resetSecondFactor, of(leader))).toMatchObject({ hasSecondFactor: false })
    expect(await theirs.refusal(readProfile, {})).toEqual([401, 'signed-out'])
    expect((await world.stranger().try(login, { body: pair })).status).toBe(200)
    expect(await browser.refusal(resetSecondFactor, of(leader))).toEqual([409, 'no-second-factor'])
  })

  it('does not reset their own, which another admin does [DESK-1]', async () => {
    await setUpCodes(browser, world.clock)
    expect(await browser.refusal(resetSecondFactor, of(admin))).toEqual([409, 'own-second-factor'])
  })

  it('reaches nobody of another tenant [SERVE-2]', async () => {
    const elsewhere = { hosts: ['other.test'], isDefault: false }
    const { id: tenantId } = await makeTenant(world.db, world.clock.now(), elsewhere)
    const stranger = await makePerson(world.db, tenantId, world.clock.now(), { role: 'leader' })
    expect((await browser.try(sendResetLink, of(stranger))).status).toBe(404)
    expect((await browser.try(resetSecondFactor, of(stranger))).status).toBe(404)
    const body = { email: 'new@test.test' }
    expect((await browser.try(correctEmail, { ...of(stranger), body })).status).toBe(404)
  })
})
