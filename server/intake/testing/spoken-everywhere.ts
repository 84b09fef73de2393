import type { Finding } from '../findings.ts'
import { filledIn, spoken } from '#shared/domain/findings/words.ts'
import de from '#shared/domain/findings/i18n/de.json' with { type: 'json' }
import en from '#shared/domain/findings/i18n/en.json' with { type: 'json' }
import es from '#shared/domain/findings/i18n/es.json' with { type: 'json' }
import pl from '#shared/domain/findings/i18n/pl.json' with { type: 'json' }

const TEXTS = { en, pl, de, es }

/** In which language a finding cannot be said, or is said with a gap, or only in English; nothing where all is well. */
export function unspokenIn({ problem, hint, words }: Finding): string[] {
  return Object.entries(TEXTS).flatMap(([language, texts]) => {
    const known = new Map(Object.entries(texts))
    const say = (code: string, values: Readonly<Record<string, string>>) => filledIn(known.get(code), values)
    const [said, fix] = [spoken(words.problem, say), spoken(words.hint, say)]
    if (said === null || fix === null) return [`${language} lacks a sentence for: ${problem}. ${hint}`]
    if (said === problem && language !== 'en') return [`${language} says in English: ${problem}`]
    return /\bundefined\b|\{\{/.test(said + fix) ? [`${language} has a gap: ${said}. ${fix}`] : []
  })
}
