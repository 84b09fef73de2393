import { text } from 'node:stream/consumers'
import { TEXT_FILE, type readDraftTexts } from '#shared/contract/content-texts.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { notFound } from '#server/http/problem.ts'
import { sideBySide } from '#server/intake/side-by-side.ts'
import { findDraft, readFiles } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

/** Bytes of one file, and of all of them, that are read for one call. */
const LARGEST_TEXT = 512 * 1024
const MOST_TEXTS = 16 * 1024 * 1024

/** @throws Problem 404 without a draft */
export async function readTexts(folder: string, visit: MakerVisit): Promise<Reply<typeof readDraftTexts>> {
  const { revision, files } = await readAllTexts(folder, visit)
  return { revision, files: files.filter(({ path }) => TEXT_FILE.test(path)) }
}

/**
 * All files, those that are no texts by their hashes alone.
 * @param only the path of one of them, in place of all
 * @param hasTexts false: all by their hashes alone
 * @throws Problem 404 without a draft
 */
export async function readAllTexts(
  folder: string,
  visit: MakerVisit,
  { only, hasTexts = true }: { only?: string | undefined; hasTexts?: boolean } = {},
): Promise<Reply<typeof readDraftTexts>> {
  const { db, tenant, files: stores } = visit
  const draft = await findDraft(db, folder, visit)
  if (!draft) throw notFound()
  const files = (await readFiles(db, folder, visit)).filter(({ path }) => only === undefined || path === only)
  let taken = 0
  const fitting = files.map((file) => {
    const fits = file.bytes <= LARGEST_TEXT && taken + file.bytes <= MOST_TEXTS
    const isRead = hasTexts && fits && TEXT_FILE.test(file.path)
    if (isRead) taken += file.bytes
    return { ...file, isRead }
  })
  return {
    revision: draft.revision,
    files: await sideBySide(fitting, async ({ path, hash, isRead }) => ({
      path,
      hash,
      // one that went meanwhile is read again with the next list
      text: isRead ? await text(stores.content.blobs.read(tenant.id, hash)).catch(() => null) : null,
    })),
  }
}
