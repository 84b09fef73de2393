import { and, eq, isNull } from 'drizzle-orm'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { people } from '#server/db/schema/people.ts'
import { tooMany } from '#server/http/problem.ts'
import { dropSessionsOf } from '#server/http/session.ts'
import { hashPassword, PasswordQueueFull } from '#server/lib/passwords.ts'
import { isMe, mustKnowPassword, type MyVisit } from './confirm-password.ts'

interface Passwords {
  current: string
  next: string
}

/**
 * Whoever else is signed in to this account is out, and links that were mailed to set a password are worth nothing.
 * @throws Problem 422 for a wrong `current`, or a `next` that is known to everybody; 429 after too many tries
 */
export async function changeOwnPassword({ current, next }: Passwords, visit: MyVisit): Promise<void> {
  const { db, now, player, session } = visit
  await mustKnowPassword(current, 'current', visit)
  const passwordHash = await hashPassword(next).catch((error: unknown) => {
    throw error instanceof PasswordQueueFull ? tooMany(1) : error
  })
  await db.transaction(async (tx) => {
    await tx.update(people).set({ passwordHash }).where(isMe(visit))
    await dropSessionsOf(tx, { tenantId: player.tenantId, personId: player.id, keptHash: session.hash })
    await tx
      .update(mailedLinks)
      .set({ usedAt: now })
      .where(
        and(
          eq(mailedLinks.tenantId, player.tenantId),
          eq(mailedLinks.personId, player.id),
          eq(mailedLinks.kind, 'reset'),
          isNull(mailedLinks.usedAt),
        ),
      )
  })
}
