import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { draftTextsQuery } from '#src/features/authoring/queries.ts'
import { AuthoringContext } from '#src/features/authoring/use-authoring.ts'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { useKeepPage } from '../use-keep-page.ts'
import { OnSolePage } from '../OnSolePage.tsx'
import { claimOfTasks, useNewAuthoring, type DraftTexts } from './use-new-authoring.ts'

interface WithAuthoringProps {
  work: DraftWork
  /** The page around the news that another page writes them; none where this is part of a page. */
  frame?: ((notice: ReactNode) => ReactNode) | undefined
  children: ReactNode
}

/** Where tasks of a draft are written, on one page of a browser at a time. */
export function WithAuthoring({ work, frame, children }: WithAuthoringProps) {
  const { t } = useTranslation()
  const { data: profile, error, refetch } = useQuery(profileQuery)
  if (!profile)
    return <Coming error={error} sentence={t('authoring.unread')} onRetry={refetch} heights={[3, 20]} />
  return (
    <OnSolePage
      key={profile.id}
      name={claimOfTasks(profile.id, work.adventure.folder)}
      elsewhere={t('authoring.elsewhere')}
      frame={frame}
    >
      <WithTexts work={work} player={profile.id}>
        {children}
      </WithTexts>
    </OnSolePage>
  )
}

type OfPlayer = Omit<WithAuthoringProps, 'frame'> & { player: string }

/** Its texts come first, as they are now and never as they were. */
function WithTexts({ work, player, children }: OfPlayer) {
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
  if (!data)
    return <Coming error={error} sentence={t('authoring.unread')} onRetry={refetch} heights={[3, 20]} />
  return (
    <Open work={work} texts={data} player={player}>
      {children}
    </Open>
  )
}

function Open({ children, ...opening }: OfPlayer & { texts: DraftTexts }) {
  const authoring = useNewAuthoring(opening)
  useKeepPage(authoring)
  return <AuthoringContext value={authoring}>{children}</AuthoringContext>
}
