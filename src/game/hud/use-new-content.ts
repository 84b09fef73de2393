import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { adventureQuery } from '#src/features/adventures/queries.ts'
import { watchVersion } from '#src/features/adventures/watch-version.ts'
import { refreshWorld } from '#src/flows/finish-task.ts'
import { queryClient } from '#src/lib/query-client.ts'

/**
 * What is published, or brought back, shows on a map that is open, within seconds (WORLD-3). Only on one that nothing lies over: who is in a
 * task or a pop-up sees it when the map is free again.
 */
export function useNewContent(isFree: boolean): void {
  const { i18n } = useTranslation()
  const { version } = useAdventure()
  const { language } = i18n
  useEffect(() => {
    if (!isFree || version === undefined) return undefined
    return watchVersion(version, async () => {
      await queryClient.invalidateQueries({ queryKey: adventureQuery(language).queryKey })
      await refreshWorld()
    })
  }, [isFree, version, language])
}
