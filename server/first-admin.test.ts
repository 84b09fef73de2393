import { beforeEach, describe, expect, it } from 'vitest'
import { acceptInvitation, readInvitation, renewInvitation } from '#shared/contract/accounts.ts'
import { readProfile } from '#shared/contract/player.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { firstAdminLink } from './first-admin.ts'
import { ensureTenant } from './play/first-tenant.ts'
import { takeMails, tokenIn } from './testing/mails.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp

beforeEach(async () => {
  test = await openTestApp()
  await ensureTenant(test.db, test.clock.now())
})

const makeLink = () => firstAdminLink(test.db, 'http://localhost:3000', test.clock.now())

const ADMIN = {
  firstName: 'Ada',
  lastName: 'Nowak',
  password: 'seven owls in a row',
  agreement: true,
} as const

describe('the link of the first admin', () => {
  it('makes one, who says the address, and then there is no other [AUTH-14]', async () => {
    const url = await makeLink()
    expect(url).toMatch(/^http:\/\/localhost:3000\/#\/app\/accept-invitation\?token=[\w-]{43}$/)
    const token = tokenIn({ text: url ?? '' })
    const browser = test.stranger()
    expect(await browser.call(readInvitation, { body: { token } })).toEqual({
      state: 'open',
      email: '',
      firstName: '',
      lastName: '',
      invitedBy: null,
      adventureName: null,
      isRegistration: false,
    })
    const without = await browser.try(acceptInvitation, { body: { ...ADMIN, token } })
    expect(without.body).toMatchObject({ fields: [{ path: 'email', message: 'missing' }] })
    await browser.call(acceptInvitation, { body: { ...ADMIN, token, email: 'ada@house.test' } })
    expect(await browser.call(readProfile, {})).toMatchObject({ role: 'admin', email: 'ada@house.test' })
    const again = { body: { ...ADMIN, token, email: 'eve@house.test' } }
    expect(await test.stranger().refusal(acceptInvitation, again)).toEqual([409, 'link-used'])
    expect(await makeLink()).toBeNull()
  })

  it('is worth nothing once a later start has made another [AUTH-14]', async () => {
    const first = tokenIn({ text: (await makeLink()) ?? '' })
    const second = tokenIn({ text: (await makeLink()) ?? '' })
    const stateOf = (token: string) => test.stranger().try(readInvitation, { body: { token } })
    expect([(await stateOf(first)).status, (await stateOf(second)).status]).toEqual([404, 200])
  })

  it('needs no mail, and none can be asked for [AUTH-14]', async () => {
    const token = tokenIn({ text: (await makeLink()) ?? '' })
    test.clock.pass(7 * DAY_MS)
    expect(await test.stranger().refusal(renewInvitation, { body: { token } })).toEqual([404, 'not-found'])
    expect(await takeMails(test)).toEqual([])
  })
})
