import type { Language } from '#shared/domain/languages.ts'
import { flattenTexts, type TextsByKey } from '#shared/domain/own-words.ts'
import notificationsDe from './notifications/de.json' with { type: 'json' }
import notificationsEn from './notifications/en.json' with { type: 'json' }
import notificationsEs from './notifications/es.json' with { type: 'json' }
import notificationsPl from './notifications/pl.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }

/** All that mails say. English is the measure: the compiler names what another language lacks. */
export type MailWords = typeof en

export const MAIL_WORDS: Record<Language, MailWords> = { pl, en, es, de }

/** All that notifications say, in mails and by push. */
export type NotificationWords = typeof notificationsEn

export const NOTIFICATION_WORDS: Record<Language, NotificationWords> = {
  pl: notificationsPl,
  en: notificationsEn,
  es: notificationsEs,
  de: notificationsDe,
}

/** First words of the keys of all these texts, as own wording has them. */
const MAILS = 'mail.letters.'
const NOTIFICATIONS = 'mail.notifications.'

/** A tenant's own wording, by language and key. */
type OwnWords = Partial<Record<Language, TextsByKey>>

/** What mails of a tenant say: its own words where it has some. */
export function mailWords(language: Language, own: OwnWords): MailWords {
  return withOwn(MAIL_WORDS[language], own[language] ?? {}, MAILS)
}

/** Likewise of notifications. */
export function notificationWords(language: Language, own: OwnWords): NotificationWords {
  return withOwn(NOTIFICATION_WORDS[language], own[language] ?? {}, NOTIFICATIONS)
}

/** All texts of mails and notifications of a language by their whole key. */
export function mailTexts(language: Language): TextsByKey {
  return {
    ...flattenTexts(MAIL_WORDS[language], MAILS),
    ...flattenTexts(NOTIFICATION_WORDS[language], NOTIFICATIONS),
  }
}

function withOwn<Texts extends object>(texts: Texts, own: TextsByKey, prefix: string): Texts {
  const next = { ...texts }
  for (const [name, value] of Object.entries(texts)) {
    const text: unknown =
      typeof value === 'string' ? own[prefix + name] : withOwn(value, own, `${prefix}${name}.`)
    if (text !== undefined) Object.assign(next, { [name]: text })
  }
  return next
}

/** Puts values where the words name them in braces. What people wrote stays on one line. */
export function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    (values[name] ?? '').replaceAll(/\s+/g, ' ').trim(),
  )
}
