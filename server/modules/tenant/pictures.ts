import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { putTenantPicture, TenantSettings } from '#shared/contract/tenant-settings.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import {
  PICTURE_FRAMES,
  PICTURE_USES,
  tenantPictureAddress,
  tenantPictureIn,
  type PictureUse,
} from '#shared/domain/tenant-settings.ts'
import { tenantPictures } from '#server/db/schema/tenant-settings.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { paintPicture } from '#server/http/paint-picture.ts'
import { refusedField } from '#server/http/problem.ts'
import { readSettings } from '#server/lib/change-settings.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import type { TenantVisit } from './visit.ts'

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
  const { version, image } = await paintPicture(base64, PICTURE_FRAMES[use])
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

/** One at a time with changes of the settings: none can begin to show what is dropped meanwhile. */
async function dropOldest(use: PictureUse, { db, tenant }: TenantVisit): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenant.id)).for('no key update')
    const settings = await readSettings(tx, tenant.id, tenant.fileParams)
    const seen = shownIn(settings)
    const isOfUse = and(eq(tenantPictures.tenantId, tenant.id), eq(tenantPictures.use, use))
    const oldest = tx
      .select({ version: tenantPictures.version })
      .from(tenantPictures)
      .where(isOfUse)
      .orderBy(desc(tenantPictures.createdAt))
      .offset(MOST_STORED)
    const isUnseen = seen.length === 0 ? undefined : notInArray(tenantPictures.version, seen)
    await tx.delete(tenantPictures).where(and(isOfUse, inArray(tenantPictures.version, oldest), isUnseen))
  })
}

/** Versions of the pictures that people see, whatever they were brought for. */
function shownIn(settings: TenantSettings): string[] {
  const addresses = [...PICTURE_USES.map((use) => settings[use]), ...settings.footer.map(({ img }) => img)]
  return addresses.flatMap((address) => tenantPictureIn(address) ?? [])
}
