import { beforeEach, describe, expect, it } from 'vitest'
import { confirmEmail, confirmPasswordReset, requestPasswordReset } from '#shared/contract/accounts.ts'
import { readProfile } from '#shared/contract/player.ts'
import { login } from '#shared/contract/session.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { createLink } from '#server/lib/links.ts'
import { takeMails, tokenIn } from '#server/testing/mails.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant, PASSWORD } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const NEW = 'new@test.test'

/** As the settings ask for it. */
async function askFor(email = NEW): Promise<string> {
  const { db, tenantId, player, clock } = world
  const origin = 'http://house.test'
  const link = { tenantId, kind: 'email', personId: player.id, email, origin, language: 'en' } as const
  await createLink(db, link, clock.now())
  const mails = await takeMails(world)
  return tokenIn(mails.find(({ to }) => to === email))
}

const confirm = (token: string, host?: string) => world.stranger(host).try(confirmEmail, { body: { token } })

describe('a link to a new address', () => {
  it('makes it the account’s, once', async () => {
    const token = await askFor()
    expect((await confirm(token)).body).toEqual({ email: NEW })
    expect((await world.browser.call(readProfile, {})).email).toBe(NEW)
    const logIn = (username: string) =>
      world.stranger().try(login, { body: { username, password: PASSWORD } })
    expect([(await logIn(NEW)).status, (await logIn(world.player.email)).status]).toEqual([200, 401])
    expect([(await confirm(token)).status, (await confirm(token)).body]).toMatchObject([
      409,
      { code: 'link-used' },
    ])
  })

  it('tells the old address, with no link that could confirm anything', async () => {
    const { db, tenantId, player, clock } = world
    const origin = 'http://house.test'
    const link = { tenantId, kind: 'email', personId: player.id, email: NEW, origin, language: 'en' } as const
    await createLink(db, link, clock.now())
    const mail = (await takeMails(world)).find(({ to }) => to === player.email)
    expect(mail?.text).toContain(NEW)
    expect(() => tokenIn(mail)).toThrow()
  })

  it('is refused after a day, or where somebody else has the address by then, and stays open then', async () => {
    const { db, tenantId, clock } = world
    const token = await askFor()
    await makePerson(db, tenantId, clock.now(), { email: NEW.toUpperCase() })
    for (const answer of [await confirm(token), await confirm(token)]) {
      expect([answer.status, answer.body]).toMatchObject([409, { code: 'address-taken' }])
    }
    clock.pass(DAY_MS)
    expect((await confirm(token)).body).toMatchObject({ code: 'link-expired' })
  })

  it('is nothing in another tenant, and nothing that was never handed out is [SERVE-2]', async () => {
    const { db, clock } = world
    await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    clock.pass(10_000)
    const token = await askFor()
    expect((await confirm(token, 'other.test')).status).toBe(404)
    expect((await confirm('x'.repeat(43))).status).toBe(404)
  })

  it('makes links for a new password that went to the old address worth nothing [AUTH-13]', async () => {
    await world.stranger().call(requestPasswordReset, { body: { email: world.player.email } })
    const reset = tokenIn((await takeMails(world))[0])
    await confirm(await askFor())
    const body = { token: reset, password: 'seven owls in a row' }
    expect(await world.stranger().refusal(confirmPasswordReset, { body })).toEqual([409, 'link-used'])
  })
})
