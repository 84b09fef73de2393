import { beforeEach, describe, expect, it } from 'vitest'
import { register } from '#shared/contract/accounts.ts'
import { readPlatformSettings } from '#shared/contract/platform.ts'
import { changeRegistration, readRegistration } from '#shared/contract/registration.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

let world: TestWorld
let admin: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  const { db, tenantId, clock } = world
  admin = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
})

const change = (domains: string[], mode = 'domains' as const) =>
  admin.try(changeRegistration, { body: { mode, domains, contact: null } })

describe('who may register', () => {
  it('is set by an admin, is told to the login page, and counts within seconds [AUTH-12]', async () => {
    expect(await admin.call(readRegistration, {})).toEqual({
      mode: 'invitation',
      domains: [],
      contact: null,
      sendsMail: true,
    })
    const body = { mode: 'domains', domains: ['Firma.PL', '@żagle.com', 'firma.pl'], contact: 'it@firma.pl' }
    expect(await admin.call(changeRegistration, { body: { ...body, mode: 'domains' } })).toEqual({
      mode: 'domains',
      domains: ['firma.pl', 'xn--agle-99a.com'],
      contact: 'it@firma.pl',
      sendsMail: true,
    })
    world.clock.pass(10_000)
    const stranger = world.stranger()
    const { loginAndRegisterSettings } = await stranger.call(readPlatformSettings, {})
    expect(loginAndRegisterSettings).toEqual({
      recaptchaSiteKey: '',
      registration: 'domains',
      contact: 'it@firma.pl',
    })
    expect((await stranger.try(register, { body: { email: 'ola@firma.pl' } })).status).toBe(200)
    expect(await stranger.refusal(register, { body: { email: 'ola@x.test' } })).toEqual([
      403,
      'domain-not-listed',
    ])
  })

  it.each([
    'firma',
    '*.pl',
    'a b.pl',
    'ola@firma.pl',
    'http://firma.pl',
    '10.0.0.1',
    'firma.pl:80',
    '-x.pl',
    'x..pl',
  ])('does not take %j for a domain, and names its place [AUTH-12]', async (wrong) => {
    expect((await change(['ok.test', wrong])).body).toMatchObject({
      code: 'refused-fields',
      fields: [{ path: 'domains.1', message: 'domain' }],
    })
  })

  it('needs a domain in the mode for domains [AUTH-12]', async () => {
    expect((await change([])).body).toMatchObject({ fields: [{ path: 'domains', message: 'missing' }] })
  })

  it('is nobody else’s to read or set [AUTH-12] [SERVE-2]', async () => {
    expect(await world.browser.refusal(readRegistration, {})).toEqual([404, 'not-found'])
    const body = { mode: 'open', domains: [], contact: null } as const
    expect(await world.browser.refusal(changeRegistration, { body })).toEqual([404, 'not-found'])
  })
})
