import { beforeEach, describe, expect, it } from 'vitest'
import { login } from '#shared/contract/session.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import type { TrustedProxies } from '#server/proxy-settings.ts'

const PROXY = '10.1.2.3'
const PUBLIC_URL = new URL('https://house.test')

/** How many of so many failed logins, each with another forwarded address, are not refused for their number. */
async function countTaken(world: TestWorld, from: string, forwardedFor: (time: number) => string) {
  let taken = 0
  for (let time = 0; time < 32; time += 1) {
    const browser = world.stranger()
    browser.address = from
    browser.headers['x-forwarded-for'] = forwardedFor(time)
    const body = { username: `nobody-${time}@house.test`, password: 'wrong password' }
    const { status } = await browser.try(login, { body })
    if (status === 401) taken += 1
  }
  return taken
}

describe('the address that counts for limits', () => {
  let open: (trustedProxies: TrustedProxies) => Promise<TestWorld>

  beforeEach(() => {
    open = (trustedProxies) => openWorld({}, { publicUrl: PUBLIC_URL, trustedProxies })
  })

  it('is the connection’s own where no proxy is trusted, whatever a header claims [AUTH-2]', async () => {
    const world = await open(false)
    expect(await countTaken(world, PROXY, (time) => `198.51.100.${time}`)).toBe(30)
  })

  it('is what a trusted proxy names, and no other address may name one [AUTH-2]', async () => {
    const world = await open([PROXY])
    expect(await countTaken(world, PROXY, (time) => `198.51.100.${time}`)).toBe(32)
    expect(await countTaken(world, '10.1.2.4', (time) => `198.51.100.${time}`)).toBe(30)
  })

  it('is what the trusted proxy has seen, not what was claimed before it [AUTH-2]', async () => {
    const world = await open(1)
    expect(await countTaken(world, PROXY, (time) => `198.51.100.${time}, 203.0.113.7`)).toBe(30)
  })
})
