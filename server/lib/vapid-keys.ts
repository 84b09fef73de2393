import webPush from 'web-push'
import type { Database } from '#server/db/database.ts'
import { vapidKeys } from '#server/db/schema/push.ts'

/** Base64url, as `web-push` writes them. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The installation's own, made at the first start. Of two processes that start together both get those of the first. */
export async function ensureVapidKeys(db: Database, now: Date): Promise<VapidKeys> {
  const known = await readKeys(db)
  if (known) return known
  await db
    .insert(vapidKeys)
    .values({ ...webPush.generateVAPIDKeys(), createdAt: now })
    .onConflictDoNothing()
  const made = await readKeys(db)
  if (!made) throw new Error('the keys for push could not be stored')
  return made
}

async function readKeys(db: Database): Promise<VapidKeys | undefined> {
  const [keys] = await db
    .select({ publicKey: vapidKeys.publicKey, privateKey: vapidKeys.privateKey })
    .from(vapidKeys)
  return keys
}
