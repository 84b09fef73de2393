import { and, eq } from 'drizzle-orm'
import type { CopyOf } from '#shared/domain/drafts.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { contentOf, ensureAdventure, lockAdventure, storeVersion } from './adventure-rows.ts'
import { changesBetween } from './content-changes.ts'
import { addPublication, currentPublication, readPublication, readPublicationOf } from './publications.ts'
import { layPackages } from './publish.ts'
import { beginTrial, endTrial, lastSeen, readTrial, trialTeams } from './trials.ts'

/** The hash of each file that a content was built of, by path; null where nobody knows. */
type PublishedFiles = Readonly<Record<string, string>> | null

/** What a tenant publishes itself. */
export interface Publishing {
  tenantId: string
  folder: string
  personId: string
  note: string
  /** The number that was published last of what was seen when the caller looked, by everybody or in a trial; null: none. */
  seen: number | null
  /** Teams that see it before everybody else; null: everybody does. At least one. */
  teams: readonly string[] | null
  /** When it was scheduled; null: it is published at once. */
  scheduledAt?: Date | null
}

interface OwnBuild {
  buildId: string
  content: PublishedAdventure
  files: PublishedFiles
  copyOf: CopyOf | null
}

interface Published {
  number: number
  adventureId: string
  /** False: it was there already. */
  isNew: boolean
}

/** `nothing-published`: there is nothing yet that everybody else could stay with. */
type Refused = 'newer-published' | 'nothing-published'

interface Which {
  tenantId: string
  adventureId: string
}

/**
 * Shows what was built of a tenant's own draft to everybody, or to some teams first, in the caller's transaction. Again with the same
 * build for the same people: the same number.
 * @returns its number, or why not
 */
export async function publishOwn(
  tx: Database,
  publishing: Publishing,
  { buildId, content, files, copyOf }: OwnBuild,
  now: Date,
): Promise<Published | Refused> {
  const { tenantId, folder, seen, teams } = publishing
  if (teams === null) await ensureAdventure(tx, tenantId, folder, now)
  const adventure = await lockAdventure(tx, tenantId, folder)
  if (!adventure) {
    if (teams !== null) return 'nothing-published'
    throw new Error(`the adventure ${folder} was neither found nor made`)
  }
  const which = { tenantId, adventureId: adventure.id }
  const known = await readPublicationOf(tx, which, buildId)
  if (known !== null) {
    if (await isSeenBy(tx, which, known, teams))
      return { number: known, adventureId: adventure.id, isNew: false }
    // its trial goes on to others
    return (await restorePublication(tx, publishing, known, now)) ?? 'newer-published'
  }
  const last = await lastSeen(tx, which)
  if ((last?.number ?? null) !== seen) return 'newer-published'
  if (teams !== null && !(await currentPublication(tx, which))) return 'nothing-published'
  const before = await contentOf(tx, which, adventure.builtVersionId ?? adventure.versionId)
  const versionId = await storeVersion(tx, tenantId, adventure.id, content, now)
  const seenFiles = (await currentPublication(tx, which))?.files
  const changes = before && changesBetween(before, content, { before: seenFiles, after: files })
  const said = { versionId, buildId, files, copyOf, changes, ...saidBy(publishing) }
  const number = await show(tx, which, adventure.versionId, said, now)
  return { number, adventureId: adventure.id, isNew: true }
}

const saidBy = ({ personId, note, teams, scheduledAt = null }: Publishing) => ({
  ...{ personId, note, teams, scheduledAt },
})

/** Whether publishing it again for these people would change nothing, or comes too late: it was published for everybody once. */
async function isSeenBy(
  tx: Database,
  which: Which,
  number: number,
  teams: Publishing['teams'],
): Promise<boolean> {
  const known = await readPublication(tx, which, number)
  if (!known || known.teams === null) return true
  if (teams === null) return false
  const trial = await readTrial(tx, which)
  if (trial?.number !== number) return false
  const seeing = (await trialTeams(tx, which)).map(({ id }) => id)
  return seeing.length === teams.length && teams.every((id) => seeing.includes(id))
}

/**
 * Shows an earlier content again, as a new number, in the caller's transaction: one of before, or that of a trial.
 * @returns null where that number is not kept
 */
export async function restorePublication(
  tx: Database,
  publishing: Publishing,
  restored: number,
  now: Date,
): Promise<Published | Refused | null> {
  const { tenantId, folder, seen } = publishing
  const adventure = await lockAdventure(tx, tenantId, folder)
  if (!adventure) return null
  const which = { tenantId, adventureId: adventure.id }
  const last = await lastSeen(tx, which)
  const current = await currentPublication(tx, which)
  const wanted = await readPublication(tx, which, restored)
  if (!wanted || !last || !current) return null
  if (last.number !== seen) return 'newer-published'
  const [before, after] = [
    await contentOf(tx, which, current.versionId),
    await contentOf(tx, which, wanted.versionId),
  ]
  if (!after) return null
  const said = {
    ...{ versionId: wanted.versionId, files: wanted.files, copyOf: wanted.copyOf, restored },
    ...saidBy(publishing),
    changes: changesBetween(before, after, { before: current.files, after: wanted.files }),
  }
  const number = await show(tx, which, adventure.versionId, said, now)
  return { number, adventureId: adventure.id, isNew: true }
}

/** For everybody it ends the trial: what its teams see as well is this. */
async function show(
  tx: Database,
  which: Which,
  seenVersionId: string,
  said: Parameters<typeof addPublication>[2] & Pick<Publishing, 'teams'>,
  now: Date,
): Promise<number> {
  const { versionId, teams } = said
  const number = await addPublication(tx, which, said, now)
  if (teams !== null) {
    await beginTrial(tx, which, { number, versionId, teamIds: teams }, now)
    return number
  }
  await endTrial(tx, which)
  const isIt = and(eq(adventures.tenantId, which.tenantId), eq(adventures.id, which.adventureId))
  await tx.update(adventures).set({ versionId, builtVersionId: versionId, isOwn: true }).where(isIt)
  await layPackages(tx, which, now, seenVersionId)
  return number
}
