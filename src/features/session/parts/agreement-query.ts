import { queryOptions } from '@tanstack/react-query'
import { readAgreement } from '#shared/contract/agreement-text.ts'
import { isLanguage } from '#shared/domain/languages.ts'
import { ask } from '#src/lib/http.ts'
import { AGREEMENT } from '../agreement-read.ts'

/** What is to be accepted now, in a language. */
export const agreementQuery = (language: string) =>
  queryOptions({
    queryKey: [AGREEMENT, language],
    queryFn: ({ signal }) =>
      ask(readAgreement, { query: isLanguage(language) ? { language } : {} }, { signal }),
  })
