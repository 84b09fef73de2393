import type { Language } from '#shared/domain/languages.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }

/** All that mails say. English is the measure: the compiler names what another language lacks. */
export type MailWords = typeof en

export const MAIL_WORDS: Record<Language, MailWords> = { pl, en, es, de }

/** Puts values where the words name them in braces. What people wrote stays on one line. */
export function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    (values[name] ?? '').replaceAll(/\s+/g, ' ').trim(),
  )
}
