import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import type { beginDraft, ContentAdventure } from '#shared/contract/content.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { editsBetween } from '#shared/domain/apply-edits.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { STARTER_FOLDER, starterFiles } from '#server/intake/starter/starter.ts'
import type { ArrivedBlob } from '#server/lib/files/blobs.ts'
import { readPublications } from '#server/play/publications.ts'
import { createDraft } from './create-draft.ts'
import { NAME_FILES, readText, withName } from './draft-name.ts'
import { findDraft, hashesOf, writeChange } from './drafts.ts'
import { droppingRest, keepingBlobs } from './keep-blobs.ts'
import { receiveRelease, releaseFiles } from './release.ts'
import { showOne } from './show-content.ts'
import type { MakerVisit } from './visit.ts'

/** @throws Problem 409 `folder-taken`, 422 */
export async function begin(
  { id, folder, from, name }: HandlerInput<typeof beginDraft>['body'],
  visit: MakerVisit,
): Promise<ContentAdventure> {
  if (await isBegun(folder, id, visit)) return showOne(folder, visit)
  if (from !== folder) await mustBeFree(visit.db, folder, visit)
  const arrived: ArrivedBlob[] = []
  await droppingRest(arrived, visit, async () => {
    const { hashes, readAt } = await source(from, arrived, visit)
    if (name !== undefined) await rename(name, hashes, readAt, arrived, visit)
    await keepingBlobs(arrived, visit, async (tx) => {
      const isAsPublished = from === folder && name === undefined && (await isPublished(tx, folder, visit))
      await createDraft(tx, { id, folder, isAsPublished }, visit)
      const before = new Map<string, string>()
      const edits = editsBetween(before, hashes)
      await writeChange(tx, { folder, revision: 0 }, { id, edits, before, after: hashes }, visit)
    })
  })
  return showOne(folder, visit)
}

/** Whether this very call was heard before. @throws Problem 409 where another one was */
async function isBegun(folder: string, id: string, visit: MakerVisit): Promise<boolean> {
  const draft = await findDraft(visit.db, folder, visit)
  if (draft && draft.id !== id) throw new Problem(409, 'folder-taken')
  return draft !== undefined
}

/** @throws Problem 409 */
async function mustBeFree(db: Database, folder: string, { tenant }: MakerVisit): Promise<void> {
  const isIt = and(eq(adventures.tenantId, tenant.id), eq(adventures.folder, folder))
  if ((await db.$count(adventures, isIt)) > 0) throw new Problem(409, 'folder-taken')
}

/** Whether players see an adventure of that folder: a draft that begins from it is what they see. */
async function isPublished(db: Database, folder: string, { tenant }: MakerVisit): Promise<boolean> {
  const isIt = and(eq(adventures.tenantId, tenant.id), eq(adventures.folder, folder))
  return (await db.$count(adventures, isIt)) > 0
}

/** The files that the tenant published last; null where what players see came with the release. */
async function publishedFiles(
  folder: string,
  { db, tenant }: MakerVisit,
): Promise<Map<string, string> | null> {
  const isIt = and(eq(adventures.tenantId, tenant.id), eq(adventures.folder, folder))
  const [adventure] = await db.select({ id: adventures.id }).from(adventures).where(isIt)
  if (!adventure) return null
  const [last] = await readPublications(db, { tenantId: tenant.id, adventureId: adventure.id }, 1)
  return last?.files ? new Map(Object.entries(last.files)) : null
}

type ReadAt = (path: string) => Promise<string | null>

/** The files of another draft, those that the tenant published last, those of the release, or those of the starter. @throws Problem 422 */
async function source(
  from: string,
  arrived: ArrivedBlob[],
  visit: MakerVisit,
): Promise<{ hashes: Map<string, string>; readAt: ReadAt }> {
  const draft = await findDraft(visit.db, from, visit)
  const hashes = draft ? await hashesOf(visit.db, from, visit) : await publishedFiles(from, visit)
  if (hashes) {
    const readAt: ReadAt = (path) => {
      const hash = hashes.get(path)
      return hash === undefined ? Promise.resolve(null) : readText(hash, visit)
    }
    return { hashes, readAt }
  }
  const found = await releaseFiles(from, visit)
  if (found.length === 0 && from === STARTER_FOLDER) return starter(arrived, visit)
  if (found.length === 0) throw refusedField('from', 'is not here')
  const received = await receiveRelease(found, arrived, visit)
  const readAt: ReadAt = async (path) => {
    const file = found.find((one) => one.path === path)
    return file === undefined ? null : readFile(file.file, 'utf8')
  }
  return { hashes: received, readAt }
}

async function starter(
  arrived: ArrivedBlob[],
  { files }: MakerVisit,
): Promise<{ hashes: Map<string, string>; readAt: ReadAt }> {
  const written = new Map(Object.entries(starterFiles()))
  const hashes = new Map<string, string>()
  for (const [path, text] of written) {
    const blob = await files.content.blobs.receive(Readable.from([Buffer.from(text)]), Infinity)
    arrived.push(blob)
    hashes.set(path, blob.hash)
  }
  return { hashes, readAt: (path) => Promise.resolve(written.get(path) ?? null) }
}

async function rename(
  name: string,
  hashes: Map<string, string>,
  readAt: ReadAt,
  arrived: ArrivedBlob[],
  { files, tenant }: MakerVisit,
): Promise<void> {
  const spoken = NAME_FILES.filter((path) => hashes.has(path))
  const paths = spoken.length > 0 ? spoken : [`text/${tenant.defaultLanguage}.json`]
  for (const path of paths) {
    const text = withName((await readAt(path)) ?? '{}', name)
    if (text === null) continue
    const blob = await files.content.blobs.receive(Readable.from([Buffer.from(text)]), Infinity)
    arrived.push(blob)
    hashes.set(path, blob.hash)
  }
}
