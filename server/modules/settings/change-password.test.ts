import { isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirmEmail } from '#shared/contract/accounts.ts'
import { readProfile } from '#shared/contract/player.ts'
import { login, logout } from '#shared/contract/session.ts'
import { changePassword } from '#shared/contract/settings.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { sessions } from '#server/db/schema/people.ts'
import { createLink } from '#server/lib/links.ts'
import { takeMails, tokenIn } from '#server/testing/mails.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { PASSWORD } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const NEXT = 'staple battery horse'
const change = (current: string, next = NEXT) =>
  world.browser.try(changePassword, { body: { current, next } })
const logIn = async (password: string) => {
  const body = { username: world.player.email, password }
  return (await world.stranger().try(login, { body })).status
}

describe('a new password', () => {
  it('opens the account in the place of the old one [AUTH-2]', async () => {
    expect((await change(PASSWORD)).status).toBe(204)
    expect([await logIn(PASSWORD), await logIn(NEXT)]).toEqual([401, 200])
  })

  it('ends every other session, and not the one that asked [AUTH-10]', async () => {
    const elsewhere = await world.browserOf(world.player)
    await change(PASSWORD)
    expect(await elsewhere.refusal(readProfile, {})).toEqual([401, 'signed-out'])
    expect((await world.browser.try(readProfile, {})).status).toBe(200)
    expect(await world.db.select().from(sessions)).toHaveLength(1)
  })

  it('is not taken without the current one, and nothing is changed [AUTH-2]', async () => {
    const { status, body } = await change('wrong')
    expect(status).toBe(422)
    expect(body).toMatchObject({ fields: [{ path: 'current', message: 'wrong' }] })
    expect(await logIn(PASSWORD)).toBe(200)
  })

  it('waits after five wrong ones, as a login does, whoever asks [AUTH-2]', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await change('wrong')).status).toBe(422)
    const refused = await change(PASSWORD)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1'])
    world.clock.pass(1000)
    expect((await change(PASSWORD)).status).toBe(204)
  })

  it('makes links worth nothing that were mailed before, also one to another address [AUTH-13]', async () => {
    const { db, clock, player } = world
    const { tenantId, id: personId } = player
    const link = {
      tenantId,
      personId,
      email: 'thief@test.test',
      origin: 'http://house.test',
      language: 'en',
    } as const
    await createLink(db, { ...link, kind: 'reset' }, clock.now())
    await createLink(db, { ...link, kind: 'email' }, clock.now())
    const mail = (await takeMails(world)).find(({ text }) => text.includes('confirm-email'))
    await change(PASSWORD)
    expect(await db.$count(mailedLinks, isNull(mailedLinks.usedAt))).toBe(0)
    const body = { token: tokenIn(mail) }
    expect(await world.stranger().refusal(confirmEmail, { body })).toEqual([409, 'link-used'])
    expect(await world.browser.call(readProfile, {})).toMatchObject({
      email: player.email,
      pendingEmail: null,
    })
  })

  it('ends what browsers are known for, and not that of the one that asked [AUTH-2]', async () => {
    const { email: username } = world.player
    const known = world.stranger()
    await known.call(login, { body: { username, password: PASSWORD } })
    await known.call(logout, {})
    await change(PASSWORD)
    const thief = world.stranger()
    const wrong = { body: { username, password: 'wrong' } }
    for (let tries = 0; tries < 5; tries += 1) await thief.try(login, wrong)
    expect((await known.try(login, wrong)).status).toBe(429)
    expect((await world.browser.try(login, wrong)).status).toBe(401)
  })

  it.each(['short', 'x'.repeat(129), 'password123', 'Nowak2024'])(
    'is refused: %s [AUTH-12]',
    async (next) => {
      const { status, body } = await change(PASSWORD, next)
      expect(status).toBe(422)
      expect(body).toMatchObject({ fields: [{ path: 'next' }] })
    },
  )
})
