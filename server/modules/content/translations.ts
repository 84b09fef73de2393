import { Readable } from 'node:stream'
import { and, asc, eq } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import {
  LONGEST_TEXT_FILE,
  type editTranslation,
  type readMyTranslations,
  type readTranslation,
} from '#shared/contract/translations.ts'
import { leavesOf, wordsIn } from '#shared/content/translations/units.ts'
import { textPlaceOf } from '#shared/content/translations/places.ts'
import { translationMistake } from '#shared/content/translations/check-translation.ts'
import type { DraftEdit } from '#shared/contract/content.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Database } from '#server/db/database.ts'
import { contentEdits, contentTranslators } from '#server/db/schema/content.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { sideBySide } from '#server/intake/side-by-side.ts'
import { mustTranslate } from '#server/policies/must-translate.ts'
import { nameOfDraft, readText } from './draft-name.ts'
import { readAllTexts, readTexts } from './draft-texts.ts'
import { hashesOf } from './drafts.ts'
import { edit } from './edit-draft.ts'
import { takeBlob } from './receive.ts'
import type { MakerVisit } from './visit.ts'

export async function listMine(visit: MakerVisit): Promise<Reply<typeof readMyTranslations>> {
  const { db, tenant, player } = visit
  const rows = await db
    .select({ folder: contentTranslators.folder, language: contentTranslators.language })
    .from(contentTranslators)
    .where(and(eq(contentTranslators.tenantId, tenant.id), eq(contentTranslators.personId, player.id)))
    .orderBy(asc(contentTranslators.folder), asc(contentTranslators.language))
  const adventures = await sideBySide([...new Set(rows.map(({ folder }) => folder))], async (folder) => ({
    folder,
    name: (await nameOfDraft(folder, visit)) ?? folder,
    languages: rows.filter((row) => row.folder === folder).map(({ language }) => language),
  }))
  return { adventures: adventures.sort((a, b) => (a.name < b.name ? -1 : 1)) }
}

/** @throws Problem 404 */
export async function showTranslation(
  { params: { folder }, query: { path, parts } }: HandlerInput<typeof readTranslation>,
  visit: MakerVisit,
): Promise<Reply<typeof readTranslation>> {
  const languages = await mustTranslate(visit.db, visit.player, folder)
  const { revision, files } = await readAllTexts(folder, visit, {
    only: path,
    hasTexts: parts !== 'hashes',
  })
  return {
    name: (await nameOfDraft(folder, visit)) ?? folder,
    languages: languages && [...languages],
    ...{ revision, files },
  }
}

type Sent = HandlerInput<typeof editTranslation>['body']

/** @throws Problem 404, 409 `file-changed`, 422 */
export async function editTexts(
  folder: string,
  { id, edits }: Sent,
  visit: MakerVisit,
): Promise<Reply<typeof editTranslation>> {
  const languages = await mustTranslate(visit.db, visit.player, folder)
  const wrong = edits.flatMap(({ path }, index) =>
    textPlaceOf(path) ? [] : [{ path: `edits.${index}`, message: 'other-file' }],
  )
  if (wrong.length > 0) throw new Problem(422, 'refused-fields', { fields: wrong.slice(0, 20) })
  // where its answer was lost it is acknowledged, whatever has come since
  const isNew = !(await wasTaken(visit.db, folder, id, visit))
  if (languages && isNew) await mustTranslateOnly(folder, edits, languages, visit)
  const written: DraftEdit[] = []
  for (const { path, from, text } of edits) {
    if (text === null) {
      if (from !== null) written.push({ kind: 'delete', path, from })
      continue
    }
    const { hash } = await takeBlob(Readable.from([Buffer.from(text)]), LONGEST_TEXT_FILE * 3, visit)
    written.push({ kind: 'put', path, hash, from })
  }
  if (written.length === 0) throw new Problem(422, 'refused-fields', { fields: [] })
  const { revision, files } = await edit(folder, { id, edits: written }, visit)
  const now = new Map(files.map(({ path, hash }) => [path, hash]))
  return { revision, hashes: edits.map(({ path }) => now.get(path) ?? null) }
}

/** A change that was made before: its answer was lost. */
async function wasTaken(
  db: Database,
  folder: string,
  id: string,
  { tenant }: Pick<MakerVisit, 'tenant'>,
): Promise<boolean> {
  const isIt = and(
    eq(contentEdits.tenantId, tenant.id),
    eq(contentEdits.folder, folder),
    eq(contentEdits.id, id),
  )
  return (await db.$count(contentEdits, isIt)) > 0
}

/** Of somebody who was given some languages. @throws Problem 409 `file-changed`, 422 that names each file */
async function mustTranslateOnly(
  folder: string,
  edits: Sent['edits'],
  languages: readonly Language[],
  visit: MakerVisit,
): Promise<void> {
  const hashes = await hashesOf(visit.db, folder, visit)
  const { files } = await readTexts(folder, visit)
  const texts = Object.fromEntries(files.map(({ path, text }) => [path, text]))
  const known = new Map<string, Set<string>>()
  const isText = (mission: string, pointer: string): boolean => {
    const own = known.get(mission) ?? pointersIn(texts, mission)
    known.set(mission, own)
    return own.has(pointer)
  }
  const fields: { path: string; message: string }[] = []
  for (const [index, { path, from, text }] of edits.entries()) {
    const hash = hashes.get(path) ?? null
    // what somebody else has saved is compared with nothing older
    if (hash !== from) throw new Problem(409, 'file-changed', { conflicts: [{ path, hash }] })
    const before = hash === null ? null : await readText(hash, visit)
    const mistake = translationMistake({ path, before, after: text }, { languages, isText })
    if (mistake) fields.push({ path: `edits.${index}`, message: mistake })
  }
  if (fields.length > 0) throw new Problem(422, 'refused-fields', { fields: fields.slice(0, 20) })
}

/** Every text of a mission that is said in any language, and the names that are to be. */
function pointersIn(texts: Readonly<Record<string, string | null>>, mission: string): Set<string> {
  const said = Object.keys(texts).flatMap((path) => {
    const place = textPlaceOf(path)
    const isOwn = place?.folder === mission && !place.isSources
    return isOwn ? leavesOf(wordsIn(texts, path)).map(([pointer]) => pointer) : []
  })
  const tasks = Object.keys(texts).flatMap((path) => {
    const [, folder, task] = /^([^/]+)\/tasks\/([^/]+)\.json$/.exec(path) ?? []
    return folder === mission && task !== undefined ? [`/tasks/${task}/name`] : []
  })
  return new Set([...said, ...tasks, '/name'])
}

/** What of a draft others than makers may fetch as a file: what is shown beside its texts. */
const PICTURE = /\.(svg|png|jpe?g|webp)$/i

/** @throws Problem 404 for everything that no translator needs */
export async function mustSeePicture(folder: string, path: string, visit: MakerVisit): Promise<void> {
  const languages = await mustTranslate(visit.db, visit.player, folder)
  if (languages !== null && !PICTURE.test(path)) throw notFound()
}
