import { and, eq, gte, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { adventures, adventureVersions } from '#server/db/schema/adventures.ts'
import { adventurePublications } from '#server/db/schema/content.ts'
import { attempts } from '#server/db/schema/play.ts'
import { adventureTrials } from '#server/db/schema/trials.ts'
import { arePublicationsOf, MOST_PUBLICATIONS } from './publications.ts'

interface Which {
  tenantId: string
  adventureId: string
}

/**
 * Of every adventure the last 50 publications are kept, and those that an attempt began with or was finished under. Deletes the
 * others, and contents that are older than a day and that no adventure shows or was built as, and no publication names: with every
 * package that is put into a mission, moved or taken away there is one more.
 */
export async function sweepVersions(db: Database, now: Date): Promise<void> {
  for (const which of await publishedOften(db)) await locking(db, which, (tx) => dropPublications(tx, which))
  for (const which of await withUnnamed(db, now)) {
    await locking(db, which, async (tx) => {
      await tx.delete(adventureVersions).where(and(areOf(which), isUnnamed(tx, now)))
    })
  }
}

/** Publishing takes an old content up again: one after the other. */
async function locking(
  db: Database,
  { tenantId, adventureId }: Which,
  work: (tx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = and(eq(adventures.tenantId, tenantId), eq(adventures.id, adventureId))
    await tx.select({ id: adventures.id }).from(adventures).where(isIt).for('update')
    await work(tx)
  })
}

/** Numbers have no gaps before the first are deleted, and the kept ones make them rare. */
async function publishedOften(db: Database): Promise<Which[]> {
  return db
    .select({
      tenantId: adventurePublications.tenantId,
      adventureId: adventurePublications.adventureId,
    })
    .from(adventurePublications)
    .groupBy(adventurePublications.tenantId, adventurePublications.adventureId)
    .having(sql`count(*) > ${MOST_PUBLICATIONS}`)
}

async function dropPublications(tx: Database, which: Which): Promise<void> {
  const next = alias(adventurePublications, 'next')
  const nextAt = tx
    .select({ at: sql`min(${next.at})` })
    .from(next)
    .where(
      and(
        eq(next.tenantId, adventurePublications.tenantId),
        eq(next.adventureId, adventurePublications.adventureId),
        sql`${next.number} > ${adventurePublications.number}`,
      ),
    )
  const judged = tx
    .select({ one: sql`1` })
    .from(attempts)
    .where(
      and(
        eq(attempts.tenantId, adventurePublications.tenantId),
        eq(attempts.adventureId, adventurePublications.adventureId),
        or(
          eq(attempts.versionId, adventurePublications.versionId),
          and(gte(attempts.finishedAt, adventurePublications.at), sql`${attempts.finishedAt} < (${nextAt})`),
        ),
      ),
    )
  const newest = tx
    .select({ number: adventurePublications.number })
    .from(adventurePublications)
    .where(arePublicationsOf(which))
    .orderBy(sql`${adventurePublications.number} desc`)
    .limit(MOST_PUBLICATIONS)
  const current = tx
    .select({ number: sql`max(${adventurePublications.number})` })
    .from(adventurePublications)
    .where(and(arePublicationsOf(which), isNull(adventurePublications.teams)))
  await tx.delete(adventurePublications).where(
    and(
      arePublicationsOf(which),
      sql`${adventurePublications.number} not in (${newest})`,
      // what everybody sees, however many trials came after it
      sql`${adventurePublications.number} not in (${current})`,
      notExists(judged),
    ),
  )
}

const areOf = ({ tenantId, adventureId }: Which) =>
  and(eq(adventureVersions.tenantId, tenantId), eq(adventureVersions.adventureId, adventureId))

function isUnnamed(db: Database, now: Date) {
  const shown = db
    .select({ one: sql`1` })
    .from(adventures)
    .where(
      and(
        eq(adventures.tenantId, adventureVersions.tenantId),
        eq(adventures.id, adventureVersions.adventureId),
        sql`${adventureVersions.id} in (${adventures.versionId}, ${adventures.builtVersionId})`,
      ),
    )
  const tried = db
    .select({ one: sql`1` })
    .from(adventureTrials)
    .where(
      and(
        eq(adventureTrials.tenantId, adventureVersions.tenantId),
        eq(adventureTrials.adventureId, adventureVersions.adventureId),
        sql`${adventureVersions.id} in (${adventureTrials.versionId}, ${adventureTrials.builtVersionId})`,
      ),
    )
  const published = db
    .select({ one: sql`1` })
    .from(adventurePublications)
    .where(
      and(
        eq(adventurePublications.tenantId, adventureVersions.tenantId),
        eq(adventurePublications.versionId, adventureVersions.id),
      ),
    )
  const begun = db
    .select({ one: sql`1` })
    .from(attempts)
    .where(
      and(eq(attempts.tenantId, adventureVersions.tenantId), eq(attempts.versionId, adventureVersions.id)),
    )
  return and(
    lt(adventureVersions.createdAt, new Date(now.getTime() - DAY_MS)),
    notExists(shown),
    notExists(tried),
    notExists(published),
    // an attempt ends with the version that it began with, and is looked at in it
    notExists(begun),
  )
}

async function withUnnamed(db: Database, now: Date): Promise<Which[]> {
  return db
    .selectDistinct({
      tenantId: adventureVersions.tenantId,
      adventureId: adventureVersions.adventureId,
    })
    .from(adventureVersions)
    .where(isUnnamed(db, now))
}
