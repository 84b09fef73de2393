import { and, eq } from 'drizzle-orm'
import type { DeskItem } from '#shared/contract/shop-desk.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { shopPictures } from '#server/db/schema/shop.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { paintPicture } from '#server/http/paint-picture.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import { mustShowItem } from './desk.ts'
import type { DeskVisit } from './visit.ts'

/** px, square: twice what a card shows. */
const SIZE = 512

/** Painting costs more than any other call. */
const PICTURE_POLICY = mostIn(HOUR_MS, 60)

/** @throws Problem 404; 429 above 60 an hour; 422 for what is no picture, or too large a one */
export async function putPicture(itemId: string, base64: string, visit: DeskVisit): Promise<DeskItem> {
  const { db, now, player, tenant } = visit
  await mustShowItem(itemId, visit)
  mustNotWait(await countTry(db, { tenantId: tenant.id, subject: `shop ${player.id}` }, PICTURE_POLICY, now))
  const row = { ...(await paintPicture(base64, SIZE)), createdAt: now }
  await db
    .insert(shopPictures)
    .values({ tenantId: tenant.id, itemId, ...row })
    .onConflictDoUpdate({ target: [shopPictures.tenantId, shopPictures.itemId], set: row })
  return mustShowItem(itemId, visit)
}

/** @throws Problem 404 */
export async function dropPicture(itemId: string, visit: DeskVisit): Promise<DeskItem> {
  const { db, tenant } = visit
  await db
    .delete(shopPictures)
    .where(and(eq(shopPictures.tenantId, tenant.id), eq(shopPictures.itemId, itemId)))
  return mustShowItem(itemId, visit)
}
