import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, exists, sql } from 'drizzle-orm'
import { artOf, type PublishedBuild } from '#shared/scene/published.ts'
import type { Database } from './db/database.ts'
import { adventures, adventureVersions, enrolments } from './db/schema/adventures.ts'
import type { ContentFiles } from './lib/files/content-files.ts'
import { readContent } from './play/read-content.ts'

/** Where art is that this server serves: what the release has, and what was built of tenants' own adventures. */
export interface ServedArt {
  dist: string
  content: Pick<ContentFiles, 'art' | 'packages'>
}

/** A line for each adventure of a release that people play as another build made it. */
export async function otherAdventures(
  db: Database,
  build: PublishedBuild,
  served: ServedArt,
): Promise<string[]> {
  const lines = new Set<string>()
  for (const { folder, version, tenantId, versionId } of await played(db)) {
    const own = build.adventures.find(({ id }) => id === folder)
    if (own?.version === version) continue
    const says = own
      ? `The adventure "${folder}" stays as a newer build made it`
      : `The adventure "${folder}" is not built any more; its players keep it as it was`
    const missing = await missingArt(db, { tenantId, versionId }, served)
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
    .where(and(isPlayed, eq(adventures.isOwn, false)))
    .orderBy(adventures.folder)
}

/** How many pictures of a version are in none of the folders that are served. */
export async function missingArt(
  db: Database,
  { tenantId, versionId }: { tenantId: string; versionId: string },
  { dist, content }: ServedArt,
): Promise<number> {
  const version = await readContent(db, tenantId, versionId)
  const art = version ? artOf(version.published) : []
  const own = { scenes: content.art(tenantId), packages: content.packages(tenantId) }
  const places = (url: string): string[] => {
    const [, part, name = ''] = /^\/(scenes|packages)\/(.*)$/.exec(url) ?? []
    return [join(dist, url), join(part === 'packages' ? own.packages : own.scenes, name)]
  }
  return art.filter((url) => !places(url).some((place) => existsSync(place))).length
}
