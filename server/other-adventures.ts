import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, exists, sql } from 'drizzle-orm'
import { artOf, type PublishedBuild } from '#shared/scene/published.ts'
import type { Database } from './db/database.ts'
import { adventures, adventureVersions, enrolments } from './db/schema/adventures.ts'
import { readContent } from './play/read-content.ts'

/** A line for each adventure that people play as another build made it. `dist` holds the art that is served here. */
export async function otherAdventures(db: Database, build: PublishedBuild, dist: string): Promise<string[]> {
  const lines = new Set<string>()
  for (const { folder, version, tenantId, versionId } of await played(db)) {
    const own = build.adventures.find(({ id }) => id === folder)
    if (own?.version === version) continue
    const says = own
      ? `The adventure "${folder}" stays as a newer build made it`
      : `The adventure "${folder}" is not built any more; its players keep it as it was`
    const missing = await missingArt(db, { tenantId, versionId }, dist)
    lines.add(missing === 0 ? `${says}.` : `${says}, but ${missing} of its pictures are not on this server.`)
  }
  return [...lines]
}

/** What somebody is enrolled in, as it is seen now. */
function played(db: Database) {
  const isPlayed = exists(
    db
      .select({ one: sql`1` })
      .from(enrolments)
      .where(and(eq(enrolments.tenantId, adventures.tenantId), eq(enrolments.adventureId, adventures.id))),
  )
  return db
    .select({
      tenantId: adventures.tenantId,
      folder: adventures.folder,
      versionId: adventures.versionId,
      version: adventureVersions.version,
    })
    .from(adventures)
    .innerJoin(
      adventureVersions,
      and(
        eq(adventureVersions.tenantId, adventures.tenantId),
        // what a tenant added to it says nothing of the build
        eq(adventureVersions.id, sql`coalesce(${adventures.builtVersionId}, ${adventures.versionId})`),
      ),
    )
    .where(isPlayed)
    .orderBy(adventures.folder)
}

/** How many pictures of a version are not in the folder that is served. */
export async function missingArt(
  db: Database,
  { tenantId, versionId }: { tenantId: string; versionId: string },
  dist: string,
): Promise<number> {
  const content = await readContent(db, tenantId, versionId)
  const art = content ? artOf(content.published) : []
  return art.filter((url) => !existsSync(join(dist, url))).length
}
