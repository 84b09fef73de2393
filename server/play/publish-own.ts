import { and, eq } from 'drizzle-orm'
import type { CopyOf } from '#shared/domain/drafts.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { contentOf, ensureAdventure, lockAdventure, storeVersion } from './adventure-rows.ts'
import { changesBetween } from './content-changes.ts'
import { addPublication, readPublication, readPublicationOf, readPublications } from './publications.ts'
import { layPackages } from './publish.ts'

/** The hash of each file that a content was built of, by path; null where nobody knows. */
type PublishedFiles = Readonly<Record<string, string>> | null

/** What a tenant publishes itself. */
interface Publishing {
  tenantId: string
  folder: string
  personId: string
  note: string
  /** The number that was seen last; null: none. */
  seen: number | null
}

interface OwnBuild {
  buildId: string
  content: PublishedAdventure
  files: PublishedFiles
  copyOf: CopyOf | null
}

/**
 * Shows players what was built of a tenant's own draft, in the caller's transaction. Again with the same build: the same number.
 * @returns its number, or what somebody else did meanwhile
 */
export async function publishOwn(
  tx: Database,
  publishing: Publishing,
  { buildId, content, files, copyOf }: OwnBuild,
  now: Date,
): Promise<{ number: number; adventureId: string } | 'newer-published'> {
  const { tenantId, folder, personId, note, seen } = publishing
  await ensureAdventure(tx, tenantId, folder, now)
  const adventure = await lockAdventure(tx, tenantId, folder)
  if (!adventure) throw new Error(`the adventure ${folder} was neither found nor made`)
  const which = { tenantId, adventureId: adventure.id }
  const known = await readPublicationOf(tx, which, buildId)
  if (known !== null) return { number: known, adventureId: adventure.id }
  const [last] = await readPublications(tx, which, 1)
  if ((last?.number ?? null) !== seen) return 'newer-published'
  const before = await contentOf(tx, which, adventure.builtVersionId ?? adventure.versionId)
  const versionId = await storeVersion(tx, tenantId, adventure.id, content, now)
  const changes = before && changesBetween(before, content)
  const said = { versionId, buildId, personId, note, files, copyOf, changes }
  return { number: await show(tx, which, adventure.versionId, said, now), adventureId: adventure.id }
}

/**
 * Shows players an earlier content again, as a new number, in the caller's transaction.
 * @returns null where that number is not kept
 */
export async function restorePublication(
  tx: Database,
  { tenantId, folder, personId, note, seen }: Publishing,
  restored: number,
  now: Date,
): Promise<{ number: number; adventureId: string } | 'newer-published' | null> {
  const adventure = await lockAdventure(tx, tenantId, folder)
  if (!adventure) return null
  const which = { tenantId, adventureId: adventure.id }
  const [last] = await readPublications(tx, which, 1)
  const wanted = await readPublication(tx, which, restored)
  if (!wanted || !last) return null
  if (last.number !== seen) return 'newer-published'
  const [before, after] = [
    await contentOf(tx, which, last.versionId),
    await contentOf(tx, which, wanted.versionId),
  ]
  if (!after) return null
  const said = {
    ...{ versionId: wanted.versionId, files: wanted.files, copyOf: wanted.copyOf, personId, note, restored },
    changes: changesBetween(before, after),
  }
  return { number: await show(tx, which, adventure.versionId, said, now), adventureId: adventure.id }
}

async function show(
  tx: Database,
  which: { tenantId: string; adventureId: string },
  seenVersionId: string,
  said: Parameters<typeof addPublication>[2],
  now: Date,
): Promise<number> {
  const { versionId } = said
  const isIt = and(eq(adventures.tenantId, which.tenantId), eq(adventures.id, which.adventureId))
  await tx.update(adventures).set({ versionId, builtVersionId: versionId, isOwn: true }).where(isIt)
  await layPackages(tx, which, now, seenVersionId)
  return addPublication(tx, which, said, now)
}
