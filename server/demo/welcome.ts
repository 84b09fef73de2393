import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { messages } from '#server/db/schema/messages.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { deliver } from '#server/modules/messages/deliver.ts'
import { ISLES_WELCOME, PLAIN_WELCOME } from './welcome-words.ts'

/** The tenant whose people find a first message, and who has written it. */
const TENANT = 'lantern'
const WRITER = 'admin@demo.waymark.test'

/** The adventure that the welcome may speak of. */
const ISLES = 'lantern-isles'

/**
 * Gives the people of the demo's first tenant a message to read, once, unless its admins have written any. It speaks of the isles
 * only where they are played. It waits among the messages and stands over no map: a first day has a tour and a streak to tell.
 */
export async function seedDemoWelcome(db: Database, now: Date): Promise<void> {
  const [admin] = await db
    .select({ id: people.id, tenantId: people.tenantId })
    .from(people)
    .innerJoin(tenants, eq(tenants.id, people.tenantId))
    .where(and(eq(tenants.name, TENANT), eq(people.email, WRITER)))
  if (!admin || (await db.$count(messages, eq(messages.tenantId, admin.tenantId))) > 0) return
  const { tenantId } = admin
  const isles = and(eq(adventures.tenantId, tenantId), eq(adventures.folder, ISLES))
  const words = (await db.$count(adventures, isles)) > 0 ? ISLES_WELCOME : PLAIN_WELCOME
  const messageId = randomUUID()
  await db.transaction(async (tx) => {
    await tx.insert(messages).values({
      ...{ tenantId, id: messageId, writtenBy: admin.id, createdAt: now, sendAt: now },
      ...{ type: 'mailbox', words, link: '', audience: 'all', teamId: null, addresseeId: null },
    })
    await deliver(tx, { tenantId, messageId }, now)
  })
}
