import { people } from '#server/db/schema/people.ts'
import { hashQueued, mustBeUncommon } from '#server/http/new-password.ts'
import { dropSessionsOf } from '#server/http/session.ts'
import { closeLinks } from '#server/lib/links.ts'
import { isMe, lockAsKnown, mustKnowPassword, type MyVisit } from './confirm-password.ts'

interface Passwords {
  current: string
  next: string
}

/**
 * Whoever else is signed in to this account is out, and links that were mailed before are worth nothing, whoever asked for
 * them: one that sets a password, and one that takes the account to another address.
 * @throws Problem 422 for a wrong `current`, or a `next` that is known to everybody; 429 after too many tries
 */
export async function changeMyPassword({ current, next }: Passwords, visit: MyVisit): Promise<void> {
  const { db, now, player, session, device } = visit
  const { tenantId, id: personId } = player
  const me = await mustKnowPassword(current, 'current', visit)
  await mustBeUncommon(
    { field: 'next', password: next, known: [me.username, me.email, me.firstName, me.lastName] },
    visit,
  )
  const passwordHash = await hashQueued(next)
  await db.transaction(async (tx) => {
    await lockAsKnown(tx, me, 'current', visit)
    await tx.update(people).set({ passwordHash }).where(isMe(visit))
    await dropSessionsOf(tx, { tenantId, personId, exceptHash: session.hash })
    await closeLinks(tx, { tenantId, personId, kind: 'reset' }, now)
    await closeLinks(tx, { tenantId, personId, kind: 'email' }, now)
  })
  device.remember({ id: personId, passwordHash })
}
