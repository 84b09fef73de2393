import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeTenant } from '#server/testing/world.ts'
import { linkOrigin } from './link-origin.ts'
import { tenantFinder } from './tenants.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld({ hosts: ['house.test', '[::1]'] })
  const { db, clock } = world
  await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
})

/** As a request to `host` that arrived at our port 3000. */
async function originAt(host: string, publicUrl: string | null = null): Promise<string> {
  const { db, clock } = world
  const tenant = await tenantFinder(db, clock.now)(host)
  const request = { hostname: host, socket: { localPort: 3000 } }
  return linkOrigin(db, tenant, request, publicUrl === null ? null : new URL(publicUrl))
}

describe('a mailed link', () => {
  it.each([
    ['house.test', null, 'http://house.test:3000'],
    ['HOUSE.test.', null, 'http://house.test:3000'],
    ['other.test', null, 'http://other.test:3000'],
    ['[::1]', null, 'http://[::1]:3000'],
    ['house.test', 'https://learn.test', 'https://house.test'],
    ['house.test', 'http://learn.test:8080', 'http://house.test:8080'],
    // nobody owns these
    ['evil.test', null, 'http://localhost:3000'],
    ['evil.test', 'https://learn.test', 'https://learn.test'],
    ['house.test.evil.test', 'https://learn.test', 'https://learn.test'],
    ['evil.test#@house.test', null, 'http://localhost:3000'],
    ['', null, 'http://localhost:3000'],
  ])(
    'asked for at %j with the public address %j leads to %s [AUTH-13] [SERVE-2]',
    async (host, url, origin) => {
      expect(await originAt(host, url)).toBe(origin)
    },
  )
})
