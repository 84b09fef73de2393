import type { Language } from '#shared/domain/languages.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }

/** All that notifications say. English is the measure: the compiler names what another language lacks. */
export type NotificationWords = typeof en

export const NOTIFICATION_WORDS: Record<Language, NotificationWords> = { pl, en, es, de }
