import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { readBadges, readNewBadges } from '#shared/contract/badges.ts'
import { exportMyData, removeAccount } from '#shared/contract/settings.ts'
import type { BadgeRule } from '#shared/scene/badges.ts'
import { badges } from '#server/db/schema/badges.ts'
import { jobs } from '#server/db/schema/mail.ts'
import { tips } from '#server/db/schema/tips.ts'
import { doJobs } from '#server/lib/jobs.ts'
import { handIn } from '#server/testing/reviewed.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, PASSWORD, type TestPerson } from '#server/testing/world.ts'
import { badgeJobs } from './look-back.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

/** A newer build brings a badge with this rule. */
function publish(rule: BadgeRule, persons: readonly TestPerson[] = []) {
  const { db, tenantId, clock } = world
  const badge = { id: 'late', rule, isSecret: false, picture: '/scenes/late.0123456789abcdef.webp' }
  const adventure = sampleAdventure({ badges: [badge], version: randomUUID() })
  return makeAdventure(db, tenantId, clock.now(), persons, adventure)
}

function work() {
  const { db, clock } = world
  const report = (failure: unknown) => expect(failure).toBeNull()
  return doJobs({ db, clock: clock.now, handlers: badgeJobs(db), report })
}

describe('a rule that comes later', () => {
  it('gives its badge for what was done before, once, and it is announced [BADGE-1]', async () => {
    const { browser, db } = world
    await handIn(browser, 'knots')
    await handIn(browser, 'ropes')
    await publish({ type: 'mission', mission: 'harbour' })
    await work()
    expect((await browser.call(readBadges, {})).earned).toMatchObject([{ id: 'late' }])
    expect((await browser.call(readNewBadges, {})).badges).toMatchObject([{ id: 'late' }])
    await publish({ type: 'tasks', count: 2 })
    await work()
    expect(await db.select().from(badges)).toHaveLength(1)
    expect(await db.select().from(jobs)).toEqual([])
  })

  it('reaches everybody, a slice of people at a time [BADGE-1]', async () => {
    const { db, tenantId, clock } = world
    const now = clock.now()
    const people: TestPerson[] = []
    for (let index = 0; index < 101; index += 1) people.push(await makePerson(db, tenantId, now))
    const rows = people.map(({ id: personId }) => ({
      tenantId,
      id: randomUUID(),
      personId,
      words: {},
      createdAt: now,
    }))
    await db.insert(tips).values(rows)
    await publish({ type: 'tips-written', count: 1 }, people)
    await work()
    expect(await db.$count(badges)).toBe(101)
  })

  it('is looked at again only where what players see has changed', async () => {
    const { db, tenantId, clock } = world
    const adventure = sampleAdventure({
      badges: [
        { id: 'one', rule: { type: 'tasks', count: 1 }, isSecret: false, picture: '/scenes/one.webp' },
      ],
      version: 'two',
    })
    await makeAdventure(db, tenantId, clock.now(), [], adventure)
    await work()
    await makeAdventure(db, tenantId, clock.now(), [], adventure)
    expect(await db.select().from(jobs)).toEqual([])
  })
})

it('what was earned is in the export of my data, and goes with the account', async () => {
  const { browser, db } = world
  await publish({ type: 'tasks', count: 1 })
  await handIn(browser, 'knots')
  const mine = await browser.call(exportMyData, {})
  expect(mine).toMatchObject({ badges: [{ badgeId: 'late', seenAt: null }] })
  await browser.call(removeAccount, { body: { password: PASSWORD } })
  expect(await db.$count(badges)).toBe(0)
})
