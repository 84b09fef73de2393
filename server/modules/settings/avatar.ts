import { and, eq } from 'drizzle-orm'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { paintPicture } from '#server/http/paint-picture.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import { isMe, lockMe, type MyVisit } from './confirm-password.ts'

/** px, square. */
const SIZE = 256

/** Painting costs more than any other call. */
const PICTURE_POLICY = mostIn(HOUR_MS, 30)

/** @throws Problem 429 above 30 an hour; 422 for what is no picture, or too large a one */
export async function putMyAvatar(base64: string, visit: MyVisit): Promise<void> {
  const { db, now, player } = visit
  const tries = { tenantId: player.tenantId, subject: `avatar ${player.id}` }
  mustNotWait(await countTry(db, tries, PICTURE_POLICY, now))
  const row = { ...(await paintPicture(base64, SIZE)), createdAt: now }
  await db.transaction(async (tx) => {
    // painting takes a while, and the account may be gone by now
    await lockMe(tx, visit)
    await tx
      .insert(avatars)
      .values({ tenantId: player.tenantId, personId: player.id, ...row })
      .onConflictDoUpdate({ target: [avatars.tenantId, avatars.personId], set: row })
  })
}

export async function dropMyAvatar(visit: MyVisit): Promise<void> {
  const { db, player } = visit
  await db.transaction(async (tx) => {
    await lockMe(tx, visit)
    await tx
      .delete(avatars)
      .where(and(eq(avatars.tenantId, player.tenantId), eq(avatars.personId, player.id)))
    await tx.update(people).set({ avatarSprite: null }).where(isMe(visit))
  })
}
