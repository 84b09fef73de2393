import { readFile } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import type { answerLibrary, LibraryChange } from '#shared/contract/content-library.ts'
import type { readContent } from '#shared/contract/content.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { applyEdits } from '#shared/domain/apply-edits.ts'
import type { FileEdit } from '#shared/domain/drafts.ts'
import { LANGUAGE_CODES, pickLanguage } from '#shared/domain/languages.ts'
import { libraryUpdates, type LibraryUpdate } from '#shared/domain/library-updates.ts'
import { contentDrafts, contentEdits } from '#server/db/schema/content.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import type { ArrivedBlob } from '#server/lib/files/blobs.ts'
import { parseWords } from './draft-name.ts'
import { findDraft, hashesOf, isDraft, lockDraft, readFiles, writeChange, type DraftRow } from './drafts.ts'
import { droppingRest, keepingBlobs } from './keep-blobs.ts'
import { receiveRelease, releaseFiles, releaseFolders, type ReleaseFile } from './release.ts'
import { releaseReader } from './release-hashes.ts'
import type { MakerVisit } from './visit.ts'

type Copy = Pick<DraftRow, 'libraryFolder' | 'libraryFiles'>

/** What has changed in the library since a draft became a copy of it; nothing where the library has no such adventure any more. */
export async function updatesOf(
  { libraryFolder, libraryFiles }: Copy,
  mine: ReadonlyMap<string, string>,
  readRelease: ReturnType<typeof releaseReader>,
): Promise<{ updates: LibraryUpdate[]; found: readonly ReleaseFile[] }> {
  if (libraryFolder === null || libraryFiles === null) return { updates: [], found: [] }
  const { found, hashes } = await readRelease(libraryFolder)
  if (found.length === 0) return { updates: [], found }
  const base = new Map(Object.entries(libraryFiles))
  return { updates: libraryUpdates(base, hashes, mine), found }
}

/** @throws Problem 404 */
export async function showUpdates(folder: string, visit: MakerVisit): Promise<{ changes: LibraryChange[] }> {
  const draft = await findDraft(visit.db, folder, visit)
  if (!draft) throw notFound()
  const mine = await hashesOf(visit.db, folder, visit)
  const { updates, found } = await updatesOf(draft, mine, releaseReader(visit))
  const bytes = new Map(found.map((one) => [one.path, one.bytes]))
  return {
    changes: updates.map((one) => ({
      ...one,
      bytes: one.theirs === null ? 0 : (bytes.get(one.path) ?? 0),
    })),
  }
}

/** @throws Problem 404, 409 `file-changed`, 422 */
export async function answerUpdates(
  folder: string,
  { id, taken, declined }: HandlerInput<typeof answerLibrary>['body'],
  visit: MakerVisit,
): Promise<Reply<typeof answerLibrary>> {
  const { db, tenant } = visit
  const draft = await findDraft(db, folder, visit)
  if (!draft) throw notFound()
  const mine = await hashesOf(db, folder, visit)
  const { updates, found } = await updatesOf(draft, mine, releaseReader(visit))
  const wanted = new Set(taken.filter(({ theirs }) => theirs !== null).map(({ path }) => path))
  const arrived: ArrivedBlob[] = []
  return droppingRest(arrived, visit, async () => {
    await receiveRelease(
      found.filter(({ path }) => wanted.has(path)),
      arrived,
      visit,
    )
    return keepingBlobs(arrived, visit, async (tx) => {
      const locked = await lockDraft(tx, folder, visit)
      const isTaken = and(
        eq(contentEdits.tenantId, tenant.id),
        eq(contentEdits.folder, folder),
        eq(contentEdits.id, id),
      )
      // its answer was lost
      if ((await tx.$count(contentEdits, isTaken)) === 0) {
        const answeredBefore = ({ path, theirs }: Seen) => (locked.libraryFiles?.[path] ?? null) === theirs
        mustBeOffered([...taken, ...declined.filter((one) => !answeredBefore(one))], updates)
        const edits = taken.flatMap(editOf)
        const before = await hashesOf(tx, folder, visit)
        const { files: after, conflicts, mistake } = applyEdits(before, edits)
        if (mistake) throw refusedField(mistake.path, mistake.message)
        if (!after) throw new Problem(409, 'file-changed', { conflicts })
        if (edits.length > 0) await writeChange(tx, locked, { id, edits, before, after }, visit)
        const { libraryFiles: base } = await lockDraft(tx, folder, visit)
        const libraryFiles = answered(base ?? {}, [...taken, ...declined])
        await tx.update(contentDrafts).set({ libraryFiles }).where(isDraft(tenant, folder))
      }
      const { revision } = await lockDraft(tx, folder, visit)
      return { revision, files: await readFiles(tx, folder, visit) }
    })
  })
}

type Seen = Pick<LibraryUpdate, 'path' | 'mine' | 'theirs'>

/** @throws Problem 409 where a file is not as it was seen, here or in the library */
function mustBeOffered(seen: readonly Seen[], updates: readonly LibraryUpdate[]): void {
  const now = new Map(updates.map((one) => [one.path, one]))
  const conflicts = seen
    .filter(({ path, mine, theirs }) => now.get(path)?.mine !== mine || now.get(path)?.theirs !== theirs)
    .map(({ path }) => ({ path, hash: now.get(path)?.mine ?? null }))
  if (conflicts.length > 0) throw new Problem(409, 'file-changed', { conflicts })
}

function editOf({ path, mine, theirs }: Seen): FileEdit[] {
  if (theirs !== null) return [{ kind: 'put', path, hash: theirs, from: mine }]
  return mine === null ? [] : [{ kind: 'delete', path, from: mine }]
}

function answered(
  before: Readonly<Record<string, string>>,
  seen: readonly Seen[],
): Readonly<Record<string, string>> {
  const files = new Map(Object.entries(before))
  for (const { path, theirs } of seen) {
    if (theirs === null) files.delete(path)
    else files.set(path, theirs)
  }
  return Object.fromEntries(files)
}

/** Adventures of the release, but for those that the tenant has; named in the language of the call. */
export async function showLibrary(
  had: ReadonlySet<string>,
  visit: MakerVisit,
): Promise<Reply<typeof readContent>['library']> {
  const folders = (await releaseFolders(visit)).filter((folder) => !had.has(folder))
  return Promise.all(folders.map(async (folder) => ({ folder, name: await nameIn(folder, visit) })))
}

async function nameIn(folder: string, visit: MakerVisit): Promise<string> {
  const found = await releaseFiles(folder, visit, 'text')
  const textOf = (language: string) => found.find(({ path }) => path === `text/${language}.json`)
  const spoken = LANGUAGE_CODES.filter(textOf)
  const [first] = spoken
  const file = first && textOf(pickLanguage(visit.languages, spoken, first))
  const name = file ? parseWords(await readFile(file.file, 'utf8'))?.['name'] : null
  return typeof name === 'string' && name !== '' ? name : folder
}
