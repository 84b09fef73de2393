import { expect, it } from 'vitest'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { changeLocale } from '#shared/contract/player.ts'
import { login, loginStatus } from '#shared/contract/session.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { PASSWORD } from '#server/testing/world.ts'

it('the token of a session that has ended says so, and the next call goes through [AUTH-8] [AUTH-10]', async () => {
  const { browser, clock, player } = await openWorld()
  await browser.call(loginStatus, {})
  clock.pass(12 * HOUR_MS + 1)
  const change = () => browser.try(changeLocale, { body: { _locale: 'pl' } })
  expect(await change()).toMatchObject({ status: 401, body: { code: 'signed-out' } })
  expect((await change()).status).toBe(204)
  // on the login page 401 would mean a wrong password
  browser.cookies.set('XSRF-TOKEN', 'forged')
  const body = { username: player.email, password: PASSWORD }
  expect((await browser.try(login, { body })).status).toBe(403)
})
