import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { putTenantFilm, putTenantPicture, TenantSettings } from '#shared/contract/tenant-settings.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import {
  PICTURE_FRAMES,
  PICTURE_USES,
  tenantFilmAddress,
  tenantPictureAddress,
  tenantPictureIn,
  type PictureUse,
} from '#shared/domain/tenant-settings.ts'
import { tenantFilms, tenantPictures } from '#server/db/schema/tenant-settings.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { paintPicture } from '#server/http/paint-picture.ts'
import { refusedField } from '#server/http/problem.ts'
import { measureFilm } from '#server/intake/film/measure-film.ts'
import { UnreadableArt } from '#server/intake/unreadable-art.ts'
import { readSettings } from '#server/lib/change-settings.ts'
import { enqueue } from '#server/lib/jobs.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import { STACK_FILM } from './stack-film.ts'
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

/** Longer ones have no version for browsers that draw no alpha. */
const LONGEST_FILM_S = 30

/** @throws Problem 429 above 60 an hour; 422 for what is no film that browsers play, or no picture */
export async function putFilm(
  { film: film64, image: base64 }: HandlerInput<typeof putTenantFilm>['body'],
  visit: TenantVisit,
): Promise<Reply<typeof putTenantFilm>> {
  const { db, now, player, tenant } = visit
  if (isSvg(base64)) throw refusedField('image', 'svg')
  const film = Buffer.from(film64, 'base64')
  if (secondsOf(film) > LONGEST_FILM_S) throw refusedField('film', 'too-long')
  mustNotWait(await countTry(db, { tenantId: tenant.id, subject: `look ${player.id}` }, PICTURE_POLICY, now))
  const { image } = await paintPicture(base64, PICTURE_FRAMES.defaultAssistant)
  const version = createHash('sha256').update(film).update(image).digest('hex').slice(0, 16)
  const known = { tenantId: tenant.id, version, createdAt: now }
  await db.transaction(async (tx) => {
    const isSame = [tenantPictures.tenantId, tenantPictures.version, tenantPictures.use]
    await tx
      .insert(tenantPictures)
      .values({ ...known, use: 'defaultAssistant', image })
      .onConflictDoUpdate({ target: isSame, set: { createdAt: now } })
    const made = await tx
      .insert(tenantFilms)
      .values({ ...known, film })
      .onConflictDoNothing()
      .returning({ version: tenantFilms.version })
    if (made.length > 0)
      await enqueue(tx, { tenantId: tenant.id, kind: STACK_FILM, payload: { version } }, now)
  })
  await dropOldest('defaultAssistant', visit)
  return { address: tenantFilmAddress(version) }
}

/** @throws Problem 422 for what browsers do not play */
function secondsOf(film: Buffer): number {
  try {
    return measureFilm(film, 'webm')
  } catch (error) {
    if (error instanceof UnreadableArt) throw refusedField('film', 'not-a-film')
    throw error
  }
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
    const hasStill = tx
      .select({ one: sql`1` })
      .from(tenantPictures)
      .where(
        and(
          eq(tenantPictures.tenantId, tenantFilms.tenantId),
          eq(tenantPictures.version, tenantFilms.version),
        ),
      )
    await tx.delete(tenantFilms).where(and(eq(tenantFilms.tenantId, tenant.id), notExists(hasStill)))
  })
}

/** Versions of the pictures that people see, whatever they were brought for. */
function shownIn(settings: TenantSettings): string[] {
  const addresses = [...PICTURE_USES.map((use) => settings[use]), ...settings.footer.map(({ img }) => img)]
  return addresses.flatMap((address) => tenantPictureIn(address) ?? [])
}
