import { beforeEach, describe, expect, it } from 'vitest'
import { messages } from '#server/db/schema/messages.ts'
import { notices } from '#server/db/schema/reviews.ts'
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
  it('waits for everybody of one house, once, and stands over no map [INFO-3]', async () => {
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
})
