import { isLanguage, type Language } from '#shared/domain/languages.ts'

/** What the server wrote on the document (server/modules/platform/start-document.ts), known before the first call. */
export interface DocumentStart {
  /** That the tenant offers. */
  languages: readonly Language[]
  defaultLanguage: Language
  /** Somebody was signed in, and may play an adventure at once, when the document was written. */
  isPlaying: boolean
}

/** Null: the document comes from elsewhere than the API, whose address is not known yet. */
export function readDocumentStart(): DocumentStart | null {
  const { languages, defaultLanguage = '', playing } = document.documentElement.dataset
  if (languages === undefined || !isLanguage(defaultLanguage)) return null
  return {
    languages: languages.split(' ').filter(isLanguage),
    defaultLanguage,
    isPlaying: playing === 'true',
  }
}
