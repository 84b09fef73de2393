import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { ContentVersion } from '#shared/contract/content.ts'
import type { Database } from '#server/db/database.ts'
import { teamMembers, teams } from '#server/db/schema/teams.ts'
import { refusedField } from '#server/http/problem.ts'
import {
  currentPublication,
  readPublications,
  showPublication,
  type PublicationRow,
  type SeenNow,
} from '#server/play/publications.ts'
import { readTrial, trialTeams } from '#server/play/trials.ts'
import type { MakerVisit } from './visit.ts'

interface Which {
  tenantId: string
  adventureId: string
}

/** Teams in use, by name. */
export async function readTeams(db: Database, tenantId: string) {
  return db
    .select({ id: teams.id, name: teams.name, members: count(teamMembers.personId) })
    .from(teams)
    .leftJoin(teamMembers, and(eq(teamMembers.tenantId, teams.tenantId), eq(teamMembers.teamId, teams.id)))
    .where(and(eq(teams.tenantId, tenantId), isNull(teams.archivedAt)))
    .groupBy(teams.tenantId, teams.id, teams.name)
    .orderBy(asc(teams.name))
}

/** Their names, by id. */
export async function readTeamNames(db: Database, tenantId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(eq(teams.tenantId, tenantId), isNull(teams.archivedAt)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** @throws Problem 422 for one that is not in use */
export async function mustBeTeams(
  ids: readonly string[] | undefined,
  { db, tenant }: Pick<MakerVisit, 'db' | 'tenant'>,
): Promise<readonly string[] | null> {
  if (ids === undefined) return null
  const names = await readTeamNames(db, tenant.id)
  const unknown = ids.findIndex((id) => !names.has(id))
  if (unknown >= 0) throw refusedField(`teams.${unknown}`, 'is no team in use')
  return ids
}

async function seenNow(db: Database, which: Which): Promise<SeenNow & { current: number }> {
  const [current, trial] = [await currentPublication(db, which), await readTrial(db, which)]
  return {
    current: current?.number ?? 0,
    trial: trial ? { number: trial.number, teams: await trialTeams(db, which) } : null,
  }
}

/** The last 50, the newest first, and those of them that are seen now. */
export async function showVersions(db: Database, which: Which) {
  const seen = await seenNow(db, which)
  const names = await readTeamNames(db, which.tenantId)
  const rows = await readPublications(db, which)
  const show = (row: PublicationRow) => showPublication(row, seen, names)
  return { versions: rows.map(show), seen, rows, show }
}

export interface Seen {
  version: ContentVersion | null
  trial: ContentVersion | null
  /** Of everybody's version. */
  current: PublicationRow | undefined
  /** Of the version that its teams try. */
  tried: PublicationRow | undefined
}

/** What everybody sees of an adventure, and what some teams see before. */
export async function showSeen(
  db: Database,
  which: Which,
  names: ReadonlyMap<string, string>,
): Promise<Seen> {
  const seen = await seenNow(db, which)
  const current = await currentPublication(db, which)
  const tried = seen.trial
    ? (await readPublications(db, which)).find(({ number }) => number === seen.trial?.number)
    : undefined
  const show = (row: PublicationRow | undefined) => (row ? showPublication(row, seen, names) : null)
  return { version: show(current), trial: show(tried), current, tried }
}
