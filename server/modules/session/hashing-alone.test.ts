import { beforeEach, describe, expect, it, vi } from 'vitest'
import { login, loginStatus } from '#shared/contract/session.ts'
import { people } from '#server/db/schema/people.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { countQueries } from '#server/testing/queries.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

/** What the hashing library was asked to do, and how much of it at once. */
const work = vi.hoisted(() => ({
  hashed: 0,
  /** The hashes that passwords were compared with. */
  compared: [] as string[],
  atOnce: 0,
  mostAtOnce: 0,
  /** What a comparison waits for. */
  gate: Promise.resolve(),
}))

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon = await importOriginal<typeof import('@node-rs/argon2')>()
  return {
    ...argon,
    hash(...given: Parameters<typeof argon.hash>) {
      work.hashed += 1
      return argon.hash(...given)
    },
    async verify(...given: Parameters<typeof argon.verify>) {
      work.compared.push(String(given[0]))
      work.atOnce += 1
      work.mostAtOnce = Math.max(work.mostAtOnce, work.atOnce)
      await work.gate
      work.atOnce -= 1
      return argon.verify(...given)
    },
  }
})

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const wrong = (browser: TestBrowser, username: string) =>
  browser.try(login, { body: { username, password: 'wrong' } })

/** Type and cost stand in front of a hash: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
const costOf = (hash: string): string => hash.split('$').slice(0, 4).join('$')

describe('a wrong pair', () => {
  it('is the same work and the same answer whether the account is there, disabled, or nobody’s [AUTH-2]', async () => {
    const { db, tenantId, clock } = world
    const disabled = await makePerson(db, tenantId, clock.now(), { isDisabled: true })
    const [known] = await db.select().from(people)
    if (!known) throw new Error('there is nobody')
    // what nobody's password is compared with is made once
    await wrong(world.stranger(), 'the first')
    const names = ['nobody@test.test', 'nobody', known.email, known.username, disabled.email]
    const counted = countQueries()
    const outcomes = []
    for (const name of names) {
      const stranger = world.stranger()
      await stranger.call(loginStatus, {})
      Object.assign(work, { hashed: 0, compared: [] })
      counted.reset()
      const { status, body, headers } = await wrong(stranger, name)
      const { 'x-request-id': _, date: __, ...same } = headers
      outcomes.push({
        answer: { status, body: { ...Object(body), requestId: '' }, headers: same },
        queries: counted.texts(),
        hashed: work.hashed,
        costs: work.compared.map(costOf),
      })
    }
    counted.stop()
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
    expect(outcomes[0]).toMatchObject({
      answer: { status: 401 },
      hashed: 0,
      costs: ['$argon2id$v=19$m=19456,t=2,p=1'],
    })
  })
})

describe('many who log in at the same time', () => {
  it('are compared two at once, forty wait, and the others are told to come again [AUTH-2]', async () => {
    let letThrough = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    Object.assign(work, { mostAtOnce: 0, compared: [], gate })
    const browsers = await Promise.all(
      Array.from({ length: 45 }, async (_, index) => {
        const browser = world.stranger()
        browser.address = `192.0.2.${index + 1}`
        await browser.call(loginStatus, {})
        return browser
      }),
    )
    const asked = browsers.map((browser, index) => wrong(browser, `nobody${index}`))
    const first = await Promise.race(asked)
    expect([first.status, first.headers['retry-after']]).toEqual([429, '1'])
    expect(work.compared).toHaveLength(2)
    letThrough()
    const answers = await Promise.all(asked)
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(42)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    expect(work.mostAtOnce).toBe(2)
  })
})
