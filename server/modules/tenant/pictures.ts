import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { putTenantPicture } from '#shared/contract/tenant-settings.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { tenantPictureAddress, tenantPictureIn, type PictureUse } from '#shared/domain/tenant-settings.ts'
import { tenantPictures } from '#server/db/schema/tenant-settings.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { paintPicture } from '#server/http/paint-picture.ts'
import { refusedField } from '#server/http/problem.ts'
import { readSettings } from '#server/lib/change-settings.ts'
import type { PictureFrame } from '#server/lib/framed-picture.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import type { TenantVisit } from './visit.ts'

/** px: twice what any page shows. */
const FRAMES: Readonly<Record<PictureUse, PictureFrame>> = {
  logoUrl: { width: 640, height: 320, fit: 'inside' },
  faviconUrl: { width: 192, height: 192, fit: 'contain' },
  backgroundUrl: { width: 1920, height: 1200, fit: 'inside' },
  adventureLogoUrl: { width: 640, height: 640, fit: 'inside' },
  defaultAssistant: { width: 640, height: 640, fit: 'inside' },
}

/** Painting costs more than any other call. */
const PICTURE_POLICY = mostIn(HOUR_MS, 60)

/** Of each use so many can be gone back to; older ones that nobody sees are dropped. */
const MOST_STORED = 30

/** @throws Problem 429 above 60 an hour; 422 for what is no picture, a drawing in SVG, or too large */
export async function putPicture(
  { use, image: base64 }: HandlerInput<typeof putTenantPicture>['body'],
  visit: TenantVisit,
): Promise<Reply<typeof putTenantPicture>> {
  const { db, now, player, tenant } = visit
  if (isSvg(base64)) throw refusedField('image', 'svg')
  mustNotWait(await countTry(db, { tenantId: tenant.id, subject: `look ${player.id}` }, PICTURE_POLICY, now))
  const { version, image } = await paintPicture(base64, FRAMES[use])
  await db
    .insert(tenantPictures)
    .values({ tenantId: tenant.id, use, version, image, createdAt: now })
    .onConflictDoUpdate({
      target: [tenantPictures.tenantId, tenantPictures.version, tenantPictures.use],
      set: { createdAt: now },
    })
  await dropOldest(use, visit)
  return { address: tenantPictureAddress(version) }
}

/** A drawing may hold scripts and addresses: browsers turn it into pixels before they send it. */
function isSvg(base64: string): boolean {
  const start = Buffer.from(base64.slice(0, 4000), 'base64').toString('latin1')
  return /^(\u00ef\u00bb\u00bf)?\s*<([\s\S]*<)?svg[\s>]/i.test(start)
}

async function dropOldest(use: PictureUse, { db, tenant }: TenantVisit): Promise<void> {
  const settings = await readSettings(db, tenant.id, tenant.fileParams)
  const seen = tenantPictureIn(settings[use])
  const isOfUse = and(eq(tenantPictures.tenantId, tenant.id), eq(tenantPictures.use, use))
  const oldest = db
    .select({ version: tenantPictures.version })
    .from(tenantPictures)
    .where(isOfUse)
    .orderBy(desc(tenantPictures.createdAt))
    .offset(MOST_STORED)
  await db
    .delete(tenantPictures)
    .where(
      and(
        isOfUse,
        inArray(tenantPictures.version, oldest),
        seen === null ? undefined : notInArray(tenantPictures.version, [seen]),
      ),
    )
}
