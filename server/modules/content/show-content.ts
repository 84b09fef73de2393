import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { ContentAdventure, ContentBuild, readContent } from '#shared/contract/content.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { LANGUAGE_CODES, pickLanguage } from '#shared/domain/languages.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import type { Database } from '#server/db/database.ts'
import {
  adventurePublications,
  contentBlobs,
  contentBuilds,
  contentDrafts,
  contentFiles,
} from '#server/db/schema/content.ts'
import { people } from '#server/db/schema/people.ts'
import { adventureTrials } from '#server/db/schema/trials.ts'
import { uploadTotals } from '#server/db/schema/uploads.ts'
import { notFound } from '#server/http/problem.ts'
import { tenantRoom } from '#server/lib/quotas.ts'
import { STARTER_FOLDER, STARTER_NAMES } from '#server/intake/starter/starter.ts'
import { wordsOf } from '#server/play/read-reviews.ts'
import { nameOfDraft } from './draft-name.ts'
import { findDraft, hashesOf } from './drafts.ts'
import { showLibrary, updatesOf } from './library.ts'
import { releaseFolders } from './release.ts'
import { releaseReader } from './release-hashes.ts'
import { readSchedules, showSchedule } from './schedules.ts'
import { readTeamNames, readTeams, showSeen } from './show-version.ts'
import type { MakerVisit } from './visit.ts'

export async function readAll(visit: MakerVisit): Promise<Reply<typeof readContent>> {
  const { db, tenant, files } = visit
  const language = pickLanguage(visit.languages, LANGUAGE_CODES, tenant.defaultLanguage)
  const [shown, [total], teams] = await Promise.all([
    showEach(visit),
    db.select().from(uploadTotals).where(eq(uploadTotals.tenantId, tenant.id)),
    readTeams(db, tenant.id),
  ])
  const had = new Set(shown.map(({ folder }) => folder))
  const names = new Intl.Collator(language)
  return {
    adventures: shown.sort((a, b) => names.compare(a.name, b.name)),
    starters: [{ folder: STARTER_FOLDER, name: STARTER_NAMES[language].adventure }],
    library: (await showLibrary(had, visit)).sort((a, b) => names.compare(a.name, b.name)),
    room: { taken: total ? total.bytes + total.built : 0, most: tenantRoom(files, tenant.quotas) },
    teams,
    timeZone: tenant.timeZone,
  }
}

/** @throws Problem 404 where the tenant has neither a draft nor an adventure of that folder */
export async function showOne(folder: string, visit: MakerVisit): Promise<ContentAdventure> {
  const [one] = await showEach(visit, folder)
  if (!one) throw notFound()
  return one
}

const NOT_PUBLISHED = { published: null, version: null, trial: null, players: 0 }

async function showEach(visit: MakerVisit, folder?: string): Promise<ContentAdventure[]> {
  const names = await readTeamNames(visit.db, visit.tenant.id)
  const [drafts, published, builds, release, schedules] = await Promise.all([
    readDrafts(visit, folder),
    readPublished(visit, names, folder),
    readNewestBuilds(visit, folder),
    releaseFolders(visit),
    readSchedules(visit, folder),
  ])
  const folders = new Set([...drafts.keys(), ...published.keys()])
  const readRelease = releaseReader(visit)
  return Promise.all(
    [...folders].map(async (one) => {
      const [draft, seen, build] = [drafts.get(one), published.get(one), builds.get(one)]
      const scheduled = schedules.get(one)
      return {
        folder: one,
        name: (draft && (await nameOfDraft(one, visit))) ?? seen?.name ?? one,
        thumbnail: seen?.thumbnail ?? build?.thumbnail ?? null,
        ...(seen ? seen.shown : NOT_PUBLISHED),
        draft: draft ?? null,
        schedule: scheduled ? showSchedule(scheduled, names) : null,
        canCopy: draft !== undefined || seen?.hasFiles === true || release.includes(one),
        updates: draft ? await countUpdates(one, visit, readRelease) : 0,
        build: draft && build ? showBuild(build) : null,
      }
    }),
  )
}

async function countUpdates(
  folder: string,
  visit: MakerVisit,
  readRelease: ReturnType<typeof releaseReader>,
): Promise<number> {
  const draft = await findDraft(visit.db, folder, visit)
  if (!draft || draft.libraryFolder === null) return 0
  return (await updatesOf(draft, await hashesOf(visit.db, folder, visit), readRelease)).updates.length
}

/** The hash of each file of a draft, by path. */
const FILES = sql`coalesce(jsonb_object_agg(${contentFiles.path}, ${contentFiles.hash})
  filter (where ${contentFiles.path} is not null), '{}')`

/** Of a publication: it is the one that some teams see before everybody else. */
const IS_TRIED = sql`exists (select from ${adventureTrials}
  where ${adventureTrials.tenantId} = ${adventurePublications.tenantId}
    and ${adventureTrials.adventureId} = ${adventurePublications.adventureId}
    and ${adventureTrials.number} = ${adventurePublications.number})`

async function readDrafts({ db, tenant }: MakerVisit, folder?: string) {
  const rows = await db
    .select({
      folder: contentDrafts.folder,
      revision: contentDrafts.revision,
      publishedRevision: contentDrafts.publishedRevision,
      at: contentDrafts.changedAt,
      by: people.displayName,
      files: sql<number>`count(${contentFiles.path})::int`,
      bytes: sql<number>`coalesce(sum(${contentBlobs.bytes}), 0)::float8`,
      isAsPublished: sql<
        boolean | null
      >`(${publishedFilesOf(db, isNull(adventurePublications.teams))}) = ${FILES}`,
      isOnTrial: sql<boolean>`coalesce((${publishedFilesOf(db, IS_TRIED)}) = ${FILES}, false)`,
    })
    .from(contentDrafts)
    .innerJoin(
      people,
      and(eq(people.tenantId, contentDrafts.tenantId), eq(people.id, contentDrafts.changedBy)),
    )
    .leftJoin(
      contentFiles,
      and(eq(contentFiles.tenantId, contentDrafts.tenantId), eq(contentFiles.folder, contentDrafts.folder)),
    )
    .leftJoin(
      contentBlobs,
      and(eq(contentBlobs.tenantId, contentFiles.tenantId), eq(contentBlobs.hash, contentFiles.hash)),
    )
    .where(
      and(
        eq(contentDrafts.tenantId, tenant.id),
        folder === undefined ? undefined : eq(contentDrafts.folder, folder),
      ),
    )
    .groupBy(contentDrafts.tenantId, contentDrafts.folder, people.displayName)
  return new Map(
    rows.map((row) => [
      row.folder,
      {
        ...{ revision: row.revision, files: row.files, bytes: row.bytes },
        changed: { at: row.at.toISOString(), by: row.by },
        isAhead: row.isAsPublished === null ? row.revision !== row.publishedRevision : !row.isAsPublished,
        isOnTrial: row.isOnTrial,
      },
    ]),
  )
}

/** The hashes that what is seen was built of, by path, of the draft of a query around it; null where nobody knows them. */
function publishedFilesOf(db: Database, isSeen: SQL) {
  return db
    .select({ files: adventurePublications.files })
    .from(adventurePublications)
    .innerJoin(
      adventures,
      and(
        eq(adventures.tenantId, adventurePublications.tenantId),
        eq(adventures.id, adventurePublications.adventureId),
      ),
    )
    .where(
      and(
        eq(adventures.tenantId, contentDrafts.tenantId),
        eq(adventures.folder, contentDrafts.folder),
        isSeen,
      ),
    )
    .orderBy(desc(adventurePublications.number))
    .limit(1)
}

async function readPublished(visit: MakerVisit, names: ReadonlyMap<string, string>, folder?: string) {
  const { db, tenant } = visit
  const rows = await db
    .select({
      folder: adventures.folder,
      id: adventures.id,
      versionId: adventures.versionId,
      isOwn: adventures.isOwn,
      players: sql<number>`(select count(*)::int from ${enrolments}
        where ${enrolments.tenantId} = ${adventures.tenantId} and ${enrolments.adventureId} = ${adventures.id})`,
    })
    .from(adventures)
    .where(
      and(
        eq(adventures.tenantId, tenant.id),
        folder === undefined ? undefined : eq(adventures.folder, folder),
      ),
    )
    .orderBy(asc(adventures.folder))
  const versions = await wordsOf(
    visit,
    rows.map(({ versionId }) => versionId),
  )
  const shown = rows.map(async ({ folder: one, id, versionId, isOwn, players }) => {
    const { content, words } = versions.get(versionId) ?? {}
    const which = { tenantId: tenant.id, adventureId: id }
    const { version, trial, current, tried } = await showSeen(db, which, names)
    return [
      one,
      {
        ...{ name: words?.adventure, thumbnail: content?.published.thumbnail ?? null },
        shown: {
          published: isOwn ? ('own' as const) : ('release' as const),
          ...{ version, trial, players },
        },
        hasFiles: [current, tried].some((one) => one !== undefined && one.files !== null),
      },
    ] as const
  })
  return new Map(await Promise.all(shown))
}

/** What is told of a build. */
const BUILD = {
  id: contentBuilds.id,
  revision: contentBuilds.revision,
  state: contentBuilds.state,
  findings: contentBuilds.findings,
  changes: contentBuilds.changes,
  base: contentBuilds.base,
  createdAt: contentBuilds.createdAt,
  endedAt: contentBuilds.endedAt,
}

async function readNewestBuilds({ db, tenant }: MakerVisit, folder?: string) {
  const rows = await db
    .selectDistinctOn([contentBuilds.folder], {
      ...BUILD,
      folder: contentBuilds.folder,
      thumbnail: sql<string | null>`${contentBuilds.content} ->> 'thumbnail'`,
    })
    .from(contentBuilds)
    .where(
      and(
        eq(contentBuilds.tenantId, tenant.id),
        isNull(contentBuilds.scheduleId),
        folder === undefined ? undefined : eq(contentBuilds.folder, folder),
      ),
    )
    .orderBy(contentBuilds.folder, desc(contentBuilds.createdAt), desc(contentBuilds.id))
  return new Map(rows.map((row) => [row.folder, row]))
}

type ShownBuild = Pick<typeof contentBuilds.$inferSelect, keyof typeof BUILD>

export function showBuild({
  id,
  revision,
  state,
  findings,
  changes,
  base,
  createdAt,
  endedAt,
}: ShownBuild): ContentBuild {
  return {
    ...{ id, revision, state, changes, base, findings: [...findings] },
    startedAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
