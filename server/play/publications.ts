import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ContentVersion } from '#shared/contract/content.ts'
import type { ContentChanges, CopyOf } from '#shared/domain/drafts.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { adventurePublications } from '#server/db/schema/content.ts'
import { people } from '#server/db/schema/people.ts'

/** How many of an adventure are kept, besides those that somebody's attempt was judged by. */
export const MOST_PUBLICATIONS = 50

interface Which {
  tenantId: string
  adventureId: string
}

export function arePublicationsOf({ tenantId, adventureId }: Which) {
  return and(eq(adventurePublications.tenantId, tenantId), eq(adventurePublications.adventureId, adventureId))
}

/** The newest first. */
export async function readPublications(db: Database, which: Which, most = MOST_PUBLICATIONS) {
  return selectPublications(db)
    .where(arePublicationsOf(which))
    .orderBy(desc(adventurePublications.number))
    .limit(most)
}

/** What everybody sees, but for the teams of a trial; undefined where nothing was published. */
export async function currentPublication(db: Database, which: Which): Promise<PublicationRow | undefined> {
  const [row] = await selectPublications(db)
    .where(and(arePublicationsOf(which), isNull(adventurePublications.teams)))
    .orderBy(desc(adventurePublications.number))
    .limit(1)
  return row
}

function selectPublications(db: Database) {
  return db
    .select({
      number: adventurePublications.number,
      versionId: adventurePublications.versionId,
      buildId: adventurePublications.buildId,
      note: adventurePublications.note,
      changes: adventurePublications.changes,
      restored: adventurePublications.restored,
      teams: adventurePublications.teams,
      scheduledAt: adventurePublications.scheduledAt,
      files: adventurePublications.files,
      copyOf: adventurePublications.copyOf,
      at: adventurePublications.at,
      by: people.displayName,
    })
    .from(adventurePublications)
    .leftJoin(
      people,
      and(eq(people.tenantId, adventurePublications.tenantId), eq(people.id, adventurePublications.personId)),
    )
}

export type PublicationRow = Awaited<ReturnType<typeof readPublications>>[number]

/** What is seen now, by number, and who sees the trial. */
export interface SeenNow {
  current: number
  trial: { number: number; teams: readonly ShownTeam[] } | null
}

interface ShownTeam {
  id: string
  name: string
}

/** @param teamNames of the tenant's teams, by id; what has none is gone */
export function showPublication(
  { number, note, changes, restored, files, teams, scheduledAt, at, by }: PublicationRow,
  { current, trial }: SeenNow,
  teamNames: ReadonlyMap<string, string>,
): ContentVersion {
  const isTrial = trial?.number === number
  return {
    ...{ number, note, restored, changes, isTrial },
    published: { at: at.toISOString(), by },
    scheduledAt: scheduledAt?.toISOString() ?? null,
    teams: isTrial ? [...trial.teams] : teams && namedTeams(teams, teamNames),
    isCurrent: number === current,
    hasFiles: files !== null,
  }
}

/** What is gone since is left out. */
export function namedTeams(ids: readonly string[], names: ReadonlyMap<string, string>): ShownTeam[] {
  return ids.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
}

/** In the transaction that holds the adventure. Returns its number. */
export async function addPublication(
  tx: Database,
  which: Which,
  said: {
    versionId: string
    buildId?: string
    personId?: string
    note?: string
    restored?: number
    teams?: readonly string[] | null
    scheduledAt?: Date | null
    files?: Readonly<Record<string, string>> | null
    copyOf?: CopyOf | null
    changes: ContentChanges | null
  },
  now: Date,
): Promise<number> {
  const [last] = await readPublications(tx, which, 1)
  const number = (last?.number ?? 0) + 1
  await tx.insert(adventurePublications).values({ ...which, ...said, number, at: now })
  return number
}

/** The number under which a build was published; null where it was not. */
export async function readPublicationOf(db: Database, which: Which, buildId: string): Promise<number | null> {
  const [row] = await db
    .select({ number: adventurePublications.number })
    .from(adventurePublications)
    .where(and(arePublicationsOf(which), eq(adventurePublications.buildId, buildId)))
  return row?.number ?? null
}

export async function readPublication(db: Database, which: Which, number: number) {
  const [row] = await db
    .select()
    .from(adventurePublications)
    .where(and(arePublicationsOf(which), eq(adventurePublications.number, number)))
  return row
}

/** What was published last of an adventure, for whomever; undefined where nothing was. */
export async function lastPublication(
  db: Database,
  folder: string,
  tenantId: string,
): Promise<PublicationRow | undefined> {
  const isIt = and(eq(adventures.tenantId, tenantId), eq(adventures.folder, folder))
  const [adventure] = await db.select({ id: adventures.id }).from(adventures).where(isIt)
  if (!adventure) return undefined
  return (await readPublications(db, { tenantId, adventureId: adventure.id }, 1))[0]
}
