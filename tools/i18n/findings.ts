import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import type { Wording } from './check.ts'

/** The sentences of the check, by code. They reach no file of texts: makers load those of their language, and no tenant words them. */
const FOLDER = 'shared/domain/findings/i18n'
const Texts = z.record(z.string(), z.string())

/** Nothing where there is no file. */
export function findingTexts(root: string, language: string): Record<string, string> {
  const file = join(root, FOLDER, `${language}.json`)
  return existsSync(file) ? Texts.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** As texts of a namespace of their own. */
export function findingWording(root: string): Wording {
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => [
      language,
      new Map(Object.entries(findingTexts(root, language)).map(([code, text]) => [`findings.${code}`, text])),
    ]),
  )
}

/** Sentences that no source says. @param sources of the server, the kinds and what both sides share */
export function unsaidFindings(root: string, sources: readonly string[]): string[] {
  const all = sources.join('\n')
  return Object.keys(findingTexts(root, 'en'))
    .filter((code) => !all.includes(`'${code}'`))
    .map((code) => `findings.${code} is said nowhere: drop it in every language`)
}
