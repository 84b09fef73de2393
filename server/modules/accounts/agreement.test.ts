import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptAgreement } from '#shared/contract/accounts.ts'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import { ROLES } from '#shared/domain/roles.ts'
import { loginStatus } from '#shared/contract/session.ts'
import { readProgress } from '#shared/contract/player.ts'
import { people } from '#server/db/schema/people.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

let world: TestWorld

const ANY_ID = '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a000'
const PARAMS = { id: ANY_ID, taskId: 'knots', attemptId: ANY_ID }

async function newcomer(role: (typeof ROLES)[number] = 'player'): Promise<TestBrowser> {
  const { db, tenantId, clock } = world
  return world.browserOf(await makePerson(db, tenantId, clock.now(), { role, agreedAt: null }))
}

describe('before the agreement is accepted', () => {
  const guarded = ALL_ENDPOINTS.filter(({ who }) => who !== 'anyone')
  let browsers: TestBrowser[]

  beforeAll(async () => {
    world = await openWorld()
    browsers = await Promise.all(ROLES.map(newcomer))
  })

  it.each(
    guarded
      .filter(({ beforeAgreement }) => beforeAgreement !== true)
      .map((one) => [`${one.method} ${one.path}`, one] as const),
  )('%s refuses whoever is signed in [AUTH-6]', async (_, endpoint) => {
    for (const browser of browsers) {
      const allowed = endpoint.who === 'signed-in'
      const [status, code] = await browser.refusal(endpoint, { params: PARAMS })
      if (allowed || status !== 404) expect([status, code]).toEqual([423, 'agreement-missing'])
    }
  })

  it('only the profile, one’s own data, the end of the account and the agreement itself are there [AUTH-6]', () => {
    const open = guarded.filter(({ beforeAgreement }) => beforeAgreement === true)
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /player/profile',
      'GET /v2/player/export',
      'POST /session/extend',
      'POST /v2/agreement',
      'POST /v2/player/removal',
    ])
  })
})

describe('accepting the agreement', () => {
  beforeEach(async () => {
    world = await openWorld()
  })

  it('opens the rest, for this person [AUTH-6]', async () => {
    const [browser, other] = [await newcomer(), await newcomer()]
    expect(await browser.call(loginStatus, {})).toEqual({ status: true, agreement: 0 })
    const accepted = await browser.call(acceptAgreement, { body: { agreement: true } })
    expect(accepted).toEqual({ status: true, agreement: 1 })
    expect(await browser.call(loginStatus, {})).toEqual({ status: true, agreement: 1 })
    expect((await browser.try(readProgress, {})).status).not.toBe(423)
    expect(await other.call(loginStatus, {})).toEqual({ status: true, agreement: 0 })
  })

  it('keeps the moment of the first time [AUTH-6]', async () => {
    const browser = await newcomer()
    await browser.call(acceptAgreement, { body: { agreement: true } })
    const first = world.clock.now()
    world.clock.pass(1000)
    await browser.call(acceptAgreement, { body: { agreement: true } })
    const [row] = await world.db.select().from(people).where(eq(people.agreedAt, first))
    expect(row).toBeDefined()
  })

  it.each([false, 1, 'true', null, undefined])('%j is no agreement [AUTH-6]', async (agreement) => {
    const browser = await newcomer()
    const body = agreement === undefined ? {} : { agreement }
    expect((await browser.try(acceptAgreement, { body })).status).toBe(422)
  })
})
