import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { jobs, mailedLinks } from '#server/db/schema/mail.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import {
  createLink,
  dropOldLinks,
  issueToken,
  MAIL_LINK,
  MAIL_OLD_ADDRESS,
  readLink,
  takeLink,
  type NewLink,
} from './links.ts'

let world: TestWorld
let link: NewLink

beforeEach(async () => {
  world = await openWorld()
  const { tenantId, player } = world
  const origin = 'http://house.test'
  link = { tenantId, kind: 'reset', personId: player.id, email: player.email, origin, language: 'en' }
})

async function mailed(more: Partial<NewLink> = {}): Promise<{ id: string; token: string }> {
  const { db, tenantId, clock } = world
  const id = await createLink(db, { ...link, ...more }, clock.now())
  return { id, token: await issueToken(db, { tenantId, id }) }
}

const given = (token: string, kind: NewLink['kind'] = 'reset') => ({ tenantId: world.tenantId, kind, token })

describe('a mailed link', () => {
  it('opens once, also for two who come at the same time [AUTH-13]', async () => {
    const { db, clock } = world
    const { token } = await mailed()
    const both = await Promise.all([1, 2].map(() => takeLink(db, given(token), clock.now())))
    expect(both.map((found) => found?.state).sort()).toEqual(['open', 'used'])
  })

  it('is kept as a hash, and no job knows more than its id [AUTH-13]', async () => {
    const { db } = world
    const { id, token } = await mailed()
    const [row] = await db.select().from(mailedLinks)
    expect(JSON.stringify(row)).not.toContain(token)
    const [job] = await db.select().from(jobs)
    expect([job?.kind, job?.payload]).toEqual([MAIL_LINK, { linkId: id }])
  })

  it.each([
    ['reset', 30 * MINUTE_MS],
    ['invitation', 7 * DAY_MS],
    ['email', DAY_MS],
  ] as const)('for %s lives %i ms [AUTH-13] [AUTH-14]', async (kind, lifeMs) => {
    const { db, clock } = world
    const { token } = await mailed({ kind })
    clock.pass(lifeMs - 1)
    expect((await readLink(db, given(token, kind), clock.now()))?.state).toBe('open')
    clock.pass(1)
    expect((await readLink(db, given(token, kind), clock.now()))?.state).toBe('expired')
    expect((await takeLink(db, given(token, kind), clock.now()))?.state).toBe('expired')
  })

  it('stays open where the transaction that took it fails', async () => {
    const { db, clock } = world
    const { token } = await mailed()
    const failed = db.transaction(async (tx) => {
      await takeLink(tx, given(token), clock.now())
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect((await takeLink(db, given(token), clock.now()))?.state).toBe('open')
  })

  it('is nothing as a link of another kind, or with another token', async () => {
    const { db, clock } = world
    const { token } = await mailed()
    expect(await readLink(db, given(token, 'invitation'), clock.now())).toBeNull()
    expect(await takeLink(db, given('x'.repeat(43)), clock.now())).toBeNull()
  })

  it('is forgotten a month after it expired', async () => {
    const { db, clock } = world
    const { token } = await mailed()
    clock.pass(30 * DAY_MS)
    await dropOldLinks(db, clock.now())
    expect((await readLink(db, given(token), clock.now()))?.state).toBe('expired')
    clock.pass(30 * MINUTE_MS + 1)
    await dropOldLinks(db, clock.now())
    expect(await readLink(db, given(token), clock.now())).toBeNull()
  })
})

describe('a link for a new address', () => {
  it('takes the place of the one that waited, and the old address is told', async () => {
    const { db, clock, player } = world
    const first = await mailed({ kind: 'email', email: 'first@test.test' })
    const second = await mailed({ kind: 'email', email: 'second@test.test' })
    expect(await readLink(db, given(first.token, 'email'), clock.now())).toBeNull()
    const enqueued = (await db.select().from(jobs)).filter(({ kind }) => kind === MAIL_OLD_ADDRESS)
    expect(enqueued.map(({ payload }) => payload)).toEqual([
      { linkId: first.id, email: player.email },
      { linkId: second.id, email: player.email },
    ])
    expect((await takeLink(db, given(second.token, 'email'), clock.now()))?.link.email).toBe(
      'second@test.test',
    )
  })
})
