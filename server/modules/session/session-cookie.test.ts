import { beforeEach, describe, expect, it } from 'vitest'
import { login, loginStatus, logout } from '#shared/contract/session.ts'
import { createApp } from '#server/app.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { NO_CAPTCHA, TEST_SECRETS, openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { PASSWORD } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const logIn = (browser: TestBrowser) =>
  browser.try(login, { body: { username: world.player.email, password: PASSWORD } })

describe('the cookie of a session', () => {
  it('goes over https alone, bound to the host, where the product is reached by https [AUTH-10]', async () => {
    const app = await createApp({
      storage: world.storage,
      clock: world.clock.now,
      publicUrl: new URL('https://house.test'),
      contentUrl: null,
      captcha: NO_CAPTCHA,
      secrets: TEST_SECRETS,
      push: null,
      files: world.files,
      dist: null,
      isLogging: false,
    })
    const browser = new TestBrowser(app)
    // the address that players use says it, and no header
    browser.headers['x-forwarded-proto'] = 'http'
    const { headers } = await logIn(browser)
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-waymark=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-waymark-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^XSRF-TOKEN=[^;]+; Path=\/; Secure; SameSite=Lax$/),
    ])
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(await browser.call(loginStatus, {})).toMatchObject({ status: true })
  })

  it('leaves nothing in the browser’s cache at logout, and keeps its language and stored answers [AUTH-5]', async () => {
    const { browser } = world
    const { headers } = await browser.try(logout, {})
    expect(headers['clear-site-data']).toBe('"cache"')
    expect(JSON.stringify(headers['set-cookie'])).not.toContain('_locale')
  })

  it('is plain where the product is reached by http, whatever a header claims [AUTH-10]', async () => {
    const browser = world.stranger()
    browser.headers['x-forwarded-proto'] = 'https'
    const { headers } = await logIn(browser)
    expect(JSON.stringify(headers['set-cookie'])).not.toMatch(/Secure|__Host-/)
    expect(await browser.call(loginStatus, {})).toMatchObject({ status: true })
  })
})
