import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { adventures } from '#server/db/schema/adventures.ts'
import { messages } from '#server/db/schema/messages.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { cleanContent } from '#server/modules/messages/clean-content.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { DEMO_PEOPLE } from './people.ts'
import { seedDemo } from './seed.ts'
import { seedDemoWelcome } from './welcome.ts'

let test: TestApp

beforeEach(async () => {
  test = await openTestApp()
  await seedDemo(test.db, test.clock.now())
  await seedDemoWelcome(test.db, test.clock.now())
})

describe('the first message of the demo', () => {
  it('waits for everybody of one tenant, once, and stands over no map [INFO-3]', async () => {
    await seedDemoWelcome(test.db, test.clock.now())
    expect(await test.db.$count(notices)).toBe(DEMO_PEOPLE.length)
    const [message] = await test.db.select().from(messages)
    expect(message).toMatchObject({ type: 'mailbox', sentAt: test.clock.now() })
    for (const { content } of Object.values(message?.words ?? {})) expect(cleanContent(content)).toBe(content)
  })

  it('comes not again where an admin has written, or its reader has read it [INFO-3]', async () => {
    await test.db.delete(notices)
    await seedDemoWelcome(test.db, test.clock.now())
    expect(await test.db.$count(notices)).toBe(0)
  })

  it('speaks of the isles only where they are played [INFO-3]', async () => {
    expect(await titleOfFirst()).toBe('Welcome')
    await test.db.delete(notices)
    await test.db.delete(messages)
    const [tenant] = await test.db.select().from(tenants).where(eq(tenants.name, 'lantern'))
    if (!tenant) throw new Error('there is no demo')
    const ids = { tenantId: tenant.id, id: randomUUID(), versionId: randomUUID() }
    await test.db.insert(adventures).values({ ...ids, folder: 'lantern-isles', createdAt: test.clock.now() })
    await seedDemoWelcome(test.db, test.clock.now())
    expect(await titleOfFirst()).toBe('Welcome to the Lantern Isles')
  })
})

async function titleOfFirst(): Promise<string | undefined> {
  const [message] = await test.db.select().from(messages)
  return message?.words.en?.title
}
