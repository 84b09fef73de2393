import { queryOptions } from '@tanstack/react-query'
import { readMySpaceTranslations, type MySpaceTranslations } from '#shared/contract/adventures.ts'
import type { Language } from '#shared/domain/languages.ts'
import { ask } from '#src/lib/http.ts'

type ByLanguage = Readonly<Record<string, MySpaceTranslations[Language]>>

/** The adventure's own names of what the player's area shows (LANG-4). Without them the area has the server's. */
export const mySpaceQuery = (language: string) =>
  queryOptions({
    queryKey: ['adventure', 'my-space'],
    queryFn: ({ signal }): Promise<ByLanguage> => ask(readMySpaceTranslations, {}, { signal }),
    select: (words) => words[language],
    staleTime: Number.POSITIVE_INFINITY,
    meta: { reporting: 'log' },
  })
