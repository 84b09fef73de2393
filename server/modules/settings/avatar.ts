import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { avatars, people } from '#server/db/schema/people.ts'
import { isMe, type MyVisit } from './confirm-password.ts'
import { paintAvatar } from './picture.ts'

/** @throws Problem 422 for what is no picture, or too large a one */
export async function putMyAvatar(base64: string, { db, now, player }: MyVisit): Promise<void> {
  const image = await paintAvatar(Buffer.from(base64, 'base64'))
  const version = createHash('sha256').update(image).digest('hex').slice(0, 16)
  const row = { version, image, createdAt: now }
  await db
    .insert(avatars)
    .values({ tenantId: player.tenantId, personId: player.id, ...row })
    .onConflictDoUpdate({ target: [avatars.tenantId, avatars.personId], set: row })
}

export async function dropMyAvatar(visit: MyVisit): Promise<void> {
  const { db, player } = visit
  await db.transaction(async (tx) => {
    await tx
      .delete(avatars)
      .where(and(eq(avatars.tenantId, player.tenantId), eq(avatars.personId, player.id)))
    await tx.update(people).set({ avatarSprite: null }).where(isMe(visit))
  })
}
