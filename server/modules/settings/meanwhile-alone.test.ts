import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { login } from '#shared/contract/session.ts'
import { changeEmail, changePassword, putAvatar, removeAccount } from '#shared/contract/settings.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { avatars, people, sessions } from '#server/db/schema/people.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { PASSWORD } from '#server/testing/world.ts'

/** What somebody else does after a password was checked, or a picture painted, and before anything hangs on it. */
const meanwhile = vi.hoisted(() => ({ happens: (): Promise<unknown> => Promise.resolve() }))

vi.mock('#server/lib/passwords.ts', async (importOriginal) => {
  const passwords = await importOriginal<typeof import('#server/lib/passwords.ts')>()
  return {
    ...passwords,
    async isPassword(...given: Parameters<typeof passwords.isPassword>) {
      const isRight = await passwords.isPassword(...given)
      await meanwhile.happens()
      return isRight
    },
  }
})
vi.mock('#server/http/paint-picture.ts', () => ({
  async paintPicture() {
    await meanwhile.happens()
    return { version: '0123456789abcdef', image: Buffer.from('painted') }
  },
}))

let world: TestWorld

beforeEach(async () => {
  meanwhile.happens = () => Promise.resolve()
  world = await openWorld()
})

const change = (values: Partial<typeof people.$inferInsert>) => {
  meanwhile.happens = () => world.db.update(people).set(values).where(eq(people.id, world.player.id))
}
const me = async () => (await world.db.select().from(people).where(eq(people.id, world.player.id)))[0]

describe.each([
  ['got another password', { passwordHash: 'another' }],
  ['was removed', { isDisabled: true }],
])('an account that %s while the old one was checked', (_, values) => {
  beforeEach(() => {
    change(values)
  })

  it('is not signed in to [AUTH-2]', async () => {
    const body = { username: world.player.email, password: PASSWORD }
    expect(await world.stranger().refusal(login, { body })).toEqual([401, 'wrong-credentials'])
    expect(await world.db.$count(sessions)).toBe(1)
  })

  it('gets no password by it [AUTH-10]', async () => {
    const before = await me()
    const body = { current: PASSWORD, next: 'staple battery horse' }
    expect([401, 422]).toContain((await world.browser.try(changePassword, { body })).status)
    expect(await me()).toEqual({ ...before, ...values })
  })

  it('gets no other address [ACT-5]', async () => {
    const body = { password: PASSWORD, email: 'thief@test.test' }
    expect([401, 422]).toContain((await world.browser.try(changeEmail, { body })).status)
    expect(await world.db.$count(mailedLinks)).toBe(0)
  })

  it('is not removed [ACT-5]', async () => {
    const body = { password: PASSWORD }
    expect([401, 422]).toContain((await world.browser.try(removeAccount, { body })).status)
    expect(await me()).toMatchObject({ email: world.player.email })
  })
})

it('a picture that was painted while its account was removed is not kept [ACT-5]', async () => {
  change({ isDisabled: true })
  expect(await world.browser.refusal(putAvatar, { body: { image: 'aGk=' } })).toEqual([401, 'signed-out'])
  expect(await world.db.$count(avatars)).toBe(0)
})
