import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import type { beginDraft, ContentAdventure } from '#shared/contract/content.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { editsBetween } from '#shared/domain/apply-edits.ts'
import type { CopyOf } from '#shared/domain/drafts.ts'
import { LANGUAGE_CODES, pickLanguage, type Language } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { STARTER_FOLDER, starterFiles } from '#server/intake/starter/starter.ts'
import type { ArrivedBlob } from '#server/lib/files/blobs.ts'
import { createDraft } from './create-draft.ts'
import { NAME_FILES, withName } from './draft-name.ts'
import { readTextOf, sourceOf } from './draft-source.ts'
import { findDraft, writeChange } from './drafts.ts'
import { droppingRest, keepingBlobs } from './keep-blobs.ts'
import { receiveRelease } from './release.ts'
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
    const { hashes, readAt, isRelease, copy } = await read(from, arrived, visit)
    if (name !== undefined) await rename(name, hashes, readAt, arrived, visit)
    await keepingBlobs(arrived, visit, async (tx) => {
      const isUnchanged = isRelease && from === folder && name === undefined
      const isAsPublished = isUnchanged && (await isOfRelease(tx, folder, visit))
      if (!(await createDraft(tx, { id, folder, isAsPublished, copy }, visit))) return
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

/** Whether players see what the release has of that folder. */
async function isOfRelease(db: Database, folder: string, { tenant }: MakerVisit): Promise<boolean> {
  const isIt = and(
    eq(adventures.tenantId, tenant.id),
    eq(adventures.folder, folder),
    eq(adventures.isOwn, false),
  )
  return (await db.$count(adventures, isIt)) > 0
}

type ReadAt = (path: string) => Promise<string | null>

interface Source {
  hashes: Map<string, string>
  readAt: ReadAt
  isRelease: boolean
  copy: CopyOf | null
}

/** The files of another adventure, or those of the starter. @throws Problem 422 */
async function read(from: string | null, arrived: ArrivedBlob[], visit: MakerVisit): Promise<Source> {
  if (from === null) return written(nameFiles(visit.tenant), arrived, visit)
  const source = await sourceOf(from, visit)
  if (!source && from === STARTER_FOLDER) return written(starterFiles(writtenFirst(visit)), arrived, visit)
  if (!source) throw refusedField('from', 'is not here')
  const isRelease = source.of === 'release'
  const hashes = isRelease
    ? await receiveRelease(source.found, arrived, visit)
    : // its words may be changed
      new Map(source.hashes)
  const copy = isRelease ? { folder: from, files: Object.fromEntries(hashes) } : source.copyOf
  return { hashes, isRelease, copy, readAt: (path) => readTextOf(source, path, visit) }
}

/** The language of the page on which it is begun. */
const writtenFirst = ({ languages, tenant }: MakerVisit): Language =>
  pickLanguage(languages, LANGUAGE_CODES, tenant.defaultLanguage)

/** Words without a name, in each language of the tenant. */
function nameFiles({ languages }: MakerVisit['tenant']): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [`text/${language}.json`, '{}\n']))
}

async function written(
  content: Readonly<Record<string, string>>,
  arrived: ArrivedBlob[],
  { files }: MakerVisit,
): Promise<Source> {
  const texts = new Map(Object.entries(content))
  const hashes = new Map<string, string>()
  for (const [path, text] of texts) {
    const blob = await files.content.blobs.receive(Readable.from([Buffer.from(text)]), Infinity)
    arrived.push(blob)
    hashes.set(path, blob.hash)
  }
  const readAt: ReadAt = (path) => Promise.resolve(texts.get(path) ?? null)
  return { hashes, isRelease: false, copy: null, readAt }
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
