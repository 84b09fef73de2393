import { people } from '#server/db/schema/people.ts'
import { hashInTurn, mustBeUncommon } from '#server/http/new-password.ts'
import { dropSessionsOf } from '#server/http/session.ts'
import { dropLinks } from '#server/lib/links.ts'
import { isMe, mustKnowPassword, type MyVisit } from './confirm-password.ts'

interface Passwords {
  current: string
  next: string
}

/**
 * Whoever else is signed in to this account is out, and links that were mailed to set a password are worth nothing.
 * @throws Problem 422 for a wrong `current`, or a `next` that is known to everybody; 429 after too many tries
 */
export async function changeMyPassword({ current, next }: Passwords, visit: MyVisit): Promise<void> {
  const { db, player, session } = visit
  const { tenantId, id: personId } = player
  const me = await mustKnowPassword(current, 'current', visit)
  mustBeUncommon({ field: 'next', password: next, known: [me.username, me.email, me.firstName, me.lastName] })
  const passwordHash = await hashInTurn(next)
  await db.transaction(async (tx) => {
    await tx.update(people).set({ passwordHash }).where(isMe(visit))
    await dropSessionsOf(tx, { tenantId, personId, keptHash: session.hash })
    await dropLinks(tx, { tenantId, personId, kind: 'reset' })
  })
}
