import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { draftTextsQuery } from '#src/features/authoring/queries.ts'
import { AuthoringContext } from '#src/features/authoring/use-authoring.ts'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { useKeepPage } from '../use-keep-page.ts'
import { useNewAuthoring, type DraftTexts } from './use-new-authoring.ts'

interface WithAuthoringProps {
  work: DraftWork
  children: ReactNode
}

/** Where tasks of a draft are written: its texts come first, as they are now and never as they were. */
export function WithAuthoring({ work, children }: WithAuthoringProps) {
  const { t } = useTranslation()
  const [opening] = useState(() => crypto.randomUUID())
  const query = draftTextsQuery(work.adventure.folder)
  const { data, error, refetch } = useQuery({
    ...query,
    queryKey: [...query.queryKey, opening],
    gcTime: 0,
    // from here on the edits know them better
    staleTime: Infinity,
  })
  const { data: profile } = useQuery(profileQuery)
  if (!data || !profile)
    return <Coming error={error} sentence={t('authoring.unread')} onRetry={refetch} heights={[3, 20]} />
  return (
    <Open key={profile.id} work={work} texts={data} player={profile.id}>
      {children}
    </Open>
  )
}

function Open({ children, ...opening }: WithAuthoringProps & { texts: DraftTexts; player: string }) {
  const authoring = useNewAuthoring(opening)
  useKeepPage(authoring)
  return <AuthoringContext value={authoring}>{children}</AuthoringContext>
}
