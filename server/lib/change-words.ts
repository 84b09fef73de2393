import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { isLanguage, LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import {
  formsIn,
  MOST_OWN_TEXTS,
  textKeysOf,
  withForms,
  wordsField,
  wordsIn,
  type FormedText,
} from '#shared/domain/own-words.ts'
import type { Database } from '#server/db/database.ts'
import { tenantChanges } from '#server/db/schema/tenant-settings.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { readRevision } from './change-settings.ts'

export type OwnWords = typeof tenants.$inferSelect.words

/** A change of one text by an admin. */
export interface WordsChange {
  tenantId: string
  personId: string
  now: Date
  language: Language
  key: string
  /** Empty: the product's. */
  forms: FormedText
  /** As the admin saw it. */
  basedOn: FormedText
  /** The change that this one takes back. */
  reverts?: string
}

export type WordsOutcome = { state: 'done' | 'too-many' } | { state: 'conflict'; theirs: FormedText }

/** Writes the text, and the change into the log of settings: both or neither. One change at a time in a tenant. */
export async function changeWords(db: Database, change: WordsChange): Promise<WordsOutcome> {
  const { tenantId, personId, now, language, key, forms, basedOn, reverts = null } = change
  return db.transaction(async (tx) => {
    const words = await readOwnWords(tx, tenantId, true)
    const before = formsIn(words[language] ?? {}, key)
    if (isDeepStrictEqual(before, forms)) return { state: 'done' }
    if (!isDeepStrictEqual(before, basedOn)) return { state: 'conflict', theirs: before }
    const next = { ...words, [language]: withForms(words[language] ?? {}, key, forms) }
    if (countTexts(next) > Math.max(MOST_OWN_TEXTS, countTexts(words))) return { state: 'too-many' }
    await tx.update(tenants).set({ words: next }).where(eq(tenants.id, tenantId))
    await tx.insert(tenantChanges).values({
      ...{ tenantId, id: randomUUID(), number: (await readRevision(tx, tenantId)) + 1 },
      ...{ field: wordsField(language, key), before, after: forms },
      ...{ changedBy: personId, changedAt: now, reverts },
    })
    return { state: 'done' }
  })
}

/** As they are in the database: what a process knows of its tenants may be seconds old. */
export async function readOwnWords(db: Database, tenantId: string, isLocked = false): Promise<OwnWords> {
  const query = db.select({ words: tenants.words }).from(tenants).where(eq(tenants.id, tenantId))
  const [row] = isLocked ? await query.for('no key update') : await query
  if (!row) throw new Error('words are of a tenant that is there')
  return row.words
}

/** All texts that an admin has ever changed. */
export async function readChangedTexts(
  db: Database,
  tenantId: string,
): Promise<{ language: Language; key: string }[]> {
  const rows = await db
    .selectDistinct({ field: tenantChanges.field })
    .from(tenantChanges)
    .where(eq(tenantChanges.tenantId, tenantId))
  return rows.flatMap(({ field }) => {
    const { language = '', key = '' } = wordsIn(field) ?? {}
    return isLanguage(language) ? [{ language, key }] : []
  })
}

function countTexts(words: OwnWords): number {
  return LANGUAGE_CODES.reduce((sum, language) => sum + textKeysOf(words[language] ?? {}).length, 0)
}
