import { queryOptions } from '@tanstack/react-query'
import { readMyTranslations } from '#shared/contract/translations.ts'
import { ask } from '#src/lib/http.ts'

/** What the caller was asked to translate: for most people nothing, so that nobody is bothered where it is not known. */
export const myTranslationsQuery = queryOptions({
  queryKey: ['translations'],
  queryFn: ({ signal }) => ask(readMyTranslations, {}, { signal }),
  meta: { reporting: 'none' },
})
