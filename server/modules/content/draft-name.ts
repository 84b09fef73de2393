import { and, inArray } from 'drizzle-orm'
import { LANGUAGE_CODES, pickLanguage, type Language } from '#shared/domain/languages.ts'
import { contentFiles } from '#server/db/schema/content.ts'
import { isFileOf } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

const pathOf = (language: Language): string => `text/${language}.json`
export const NAME_FILES: readonly string[] = LANGUAGE_CODES.map(pathOf)
/** Larger ones hold no words of ours. */
const MOST_BYTES = 1024 * 1024

/** What a draft's own words call it, in the language of the call; null where they say no name. */
export async function nameOfDraft(folder: string, visit: MakerVisit): Promise<string | null> {
  const { db, tenant, languages } = visit
  const rows = await db
    .select({ path: contentFiles.path, hash: contentFiles.hash })
    .from(contentFiles)
    .where(and(isFileOf(tenant, folder), inArray(contentFiles.path, [...NAME_FILES])))
  const spoken = LANGUAGE_CODES.filter((language) => rows.some(({ path }) => path === pathOf(language)))
  const [first] = spoken
  if (first === undefined) return null
  const wished = pickLanguage(
    languages,
    spoken,
    spoken.find((one) => one === tenant.defaultLanguage) ?? first,
  )
  for (const language of [wished, ...spoken]) {
    const hash = rows.find(({ path }) => path === pathOf(language))?.hash
    const { name } = hash === undefined ? {} : ((await readWords(hash, visit)) ?? {})
    if (typeof name === 'string' && name !== '') return name
  }
  return null
}

/** A file of words as it is, with another name. Null for what is no file of words. */
export function withName(text: string, name: string): string | null {
  const words = parseWords(text)
  return words && `${JSON.stringify({ ...words, name }, null, 2)}\n`
}

async function readWords(hash: string, visit: MakerVisit): Promise<Record<string, unknown> | null> {
  const text = await readText(hash, visit)
  return text === null ? null : parseWords(text)
}

/** Null for what is too large to be words. */
export async function readText(hash: string, { tenant, files }: MakerVisit): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of files.content.blobs.read(tenant.id, hash)) {
    if (!Buffer.isBuffer(chunk)) continue
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > MOST_BYTES) return null
  }
  return Buffer.concat(chunks).toString()
}

/** Null for what is no file of words. */
export function parseWords(text: string): Record<string, unknown> | null {
  try {
    const words: unknown = JSON.parse(text)
    return typeof words === 'object' && words !== null && !Array.isArray(words) ? { ...words } : null
  } catch {
    return null
  }
}
