import en from './i18n/en.json' with { type: 'json' }
import { filledIn, spoken, type FindingWords } from './words.ts'

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(en))

/** A finding's words as a terminal prints them. */
export function inEnglish(words: FindingWords): string {
  return spoken(words, (code, values) => filledIn(TEXTS.get(code), values)) ?? words.code
}
