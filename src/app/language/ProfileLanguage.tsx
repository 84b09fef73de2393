import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useEffect } from 'react'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { pick } from '#src/i18n/setup.ts'
import { offeredLanguages } from '#src/features/platform/offered-languages.ts'

/** Switches to the profile's language after the sign-in, as mails do; until then the browser's is used. Draws nothing. */
export function ProfileLanguage() {
  const { data: profile, dataUpdatedAt } = useQuery(profileQuery)
  const settings = usePlatform((platform) => platform.settings)
  // one that an earlier page persisted may be older than what was picked since; one that this page read early is not
  const isCurrent = dataUpdatedAt >= Math.floor(performance.timeOrigin)
  const language = isCurrent ? (profile?.language ?? null) : null
  useEffect(() => {
    if (language === null || language === i18next.language) return
    if (offeredLanguages(settings).includes(language)) void pick(language)
  }, [language, settings])
  return null
}
