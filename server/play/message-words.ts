import type { AlertMessage, MessageHead } from '#shared/contract/messages.ts'
import { LANGUAGE_CODES, pickLanguage } from '#shared/domain/languages.ts'
import type { messages } from '#server/db/schema/messages.ts'
import type { notices } from '#server/db/schema/reviews.ts'

interface Reader {
  /** Wished, the most wished first. */
  languages: readonly string[]
  tenant: {
    languages: Parameters<typeof pickLanguage>[1]
    defaultLanguage: Parameters<typeof pickLanguage>[2]
  }
}

/** A message as its reader sees it: in the reader's first language that it has, else in the tenant's. */
export function showMessage(
  notice: Pick<typeof notices.$inferSelect, 'id' | 'readAt' | 'createdAt'>,
  { type, words, link }: typeof messages.$inferSelect,
  { languages, tenant }: Reader,
): AlertMessage {
  const spoken = LANGUAGE_CODES.filter((one) => words[one] !== undefined)
  const otherwise =
    spoken.find((one) => one === tenant.defaultLanguage) ?? spoken[0] ?? tenant.defaultLanguage
  const language = pickLanguage(languages, spoken, otherwise)
  const { title = '', content = '', linkLabel = '' } = words[language] ?? {}
  return {
    ...{ id: notice.id, title, content, language, type },
    link: link === '' ? null : link,
    linkLabel: linkLabel === '' ? null : linkLabel,
    isRead: notice.readAt !== null,
    date: notice.createdAt.toISOString(),
  }
}

/** The same in a list: without what only its own call tells. */
export function showMessageHead(...shown: Parameters<typeof showMessage>): MessageHead {
  const { id, title, language, type, isRead, date } = showMessage(...shown)
  return { id, title, language, type, isRead, date }
}
