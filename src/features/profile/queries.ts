import { queryOptions } from '@tanstack/react-query'
import { changeLocale, readProfile } from '#shared/contract/player.ts'
import type { Language } from '#shared/domain/languages.ts'
import { ask, call } from '#src/lib/http.ts'
import { PROFILE_KEY } from './profile-key.ts'

/** A profile that does not load is only logged (specification, section 8). */
export const profileQuery = queryOptions({
  queryKey: PROFILE_KEY,
  queryFn: ({ signal }) => ask(readProfile, {}, { signal }),
  meta: { reporting: 'log' },
})

export function sendLocale(language: Language): Promise<undefined> {
  return call(changeLocale, { body: { _locale: language } })
}
