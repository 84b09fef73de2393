import { addPasskey, beginCodes, beginPasskey, confirmCodes } from '#shared/contract/second-factor.ts'
import { totpCode } from '#server/lib/totp.ts'
import { TestAuthenticator } from './authenticator.ts'
import type { TestBrowser } from './browser.ts'
import type { TestClock } from './test-app.ts'
import { PASSWORD } from './world.ts'

/** Sets up codes as a person does it. @returns the secret and the recovery codes */
export async function setUpCodes(browser: TestBrowser, clock: TestClock) {
  const { secret } = await browser.call(beginCodes, { body: { password: PASSWORD } })
  const code = totpCode(secret, clock.now())
  const { recoveryCodes } = await browser.call(confirmCodes, { body: { code } })
  // its code was used up
  clock.pass(30_000)
  return { secret, recoveryCodes: recoveryCodes ?? [] }
}

/** Adds a passkey as a person does it. */
export async function setUpPasskey(browser: TestBrowser, origin?: string) {
  const asked = await browser.call(beginPasskey, { body: { password: PASSWORD } })
  const device = new TestAuthenticator()
  const passkey = device.create(asked, origin)
  const { factor, recoveryCodes } = await browser.call(addPasskey, { body: { name: 'My phone', passkey } })
  return { device, factor, recoveryCodes: recoveryCodes ?? [] }
}
