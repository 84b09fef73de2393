import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { MAKERS } from '#shared/domain/roles.ts'
import { StepButtons } from '#src/features/authoring/StepButtons.tsx'
import { TaskConflicts } from '#src/features/authoring/TaskConflicts.tsx'
import { AuthoringContext } from '#src/features/authoring/use-authoring.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { translationQuery, type DraftTranslation } from '#src/features/translations/queries.ts'
import { TranslationsDesk } from '#src/features/translations/TranslationsDesk.tsx'
import { TranslatingContext } from '#src/features/translations/use-translating.ts'
import { isFailure } from '#src/lib/failure.ts'
import { HOME } from '#src/navigation/paths.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import page from '#src/shell/page/SkyPage.module.css'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import type { Profile } from '#shared/contract/player.ts'
import { pathOfAdventure } from '../studio-paths.ts'
import { OnSolePage } from '../OnSolePage.tsx'
import { useKeepPage } from '../use-keep-page.ts'
import { PreviewNow } from './PreviewNow.tsx'
import { UnitBeside } from './UnitBeside.tsx'
import { claimOfTexts, useNewTranslating } from './use-new-translating.ts'

/** Where the texts of an adventure are translated: by its makers, and by anyone who was given a language of it, on one page of a browser at a time (AUTHOR-2). */
export function TranslationsPage() {
  useCoveredStage()
  const { t } = useTranslation()
  const { folder = '' } = useParams()
  const { data: profile, error, refetch } = useQuery(profileQuery)
  const { back, onBack } = useReturn(folder, profile)
  const frame = (content: ReactNode) => (
    <SkyPage title={t('translations.title')} back={back} onBack={onBack}>
      <div className={page.steps}>{content}</div>
    </SkyPage>
  )
  if (!profile)
    return frame(
      <Coming error={error} sentence={t('translations.unread')} onRetry={refetch} heights={[3, 20]} />,
    )
  return (
    <OnSolePage
      key={`${folder} ${profile.id}`}
      name={claimOfTexts(profile.id, folder)}
      elsewhere={t('translations.elsewhere')}
      frame={frame}
    >
      <WithTexts folder={folder} profile={profile} frame={frame} />
    </OnSolePage>
  )
}

function useReturn(folder: string, profile: Profile | undefined) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isMaker = profile !== undefined && MAKERS.some((role) => role === profile.role)
  return {
    isMaker,
    back: t(isMaker ? 'translations.back' : 'missions.backToMap'),
    onBack: () => void navigate(isMaker ? pathOfAdventure(folder) : HOME),
  }
}

interface WithTextsProps {
  folder: string
  profile: Profile
  frame: (content: ReactNode) => ReactNode
}

/** Its texts come first, as they are now and never as they were. */
function WithTexts({ folder, profile, frame }: WithTextsProps) {
  const { t } = useTranslation()
  const { isMaker, back, onBack } = useReturn(folder, profile)
  const [opening] = useState(() => crypto.randomUUID())
  const query = translationQuery(folder)
  const { data, error, refetch } = useQuery({
    ...query,
    queryKey: [...query.queryKey, opening],
    gcTime: 0,
    // from here on the edits know them better
    staleTime: Infinity,
  })
  if (data) return <Open folder={folder} translation={data} profile={profile} back={back} onBack={onBack} />
  const isGone = isFailure(error, 404)
  // its own page says how it becomes one that can be changed
  if (isGone && isMaker) return <Navigate to={pathOfAdventure(folder)} replace />
  return frame(
    isGone ? (
      <ErrorState sentence={t('translations.gone')} back={{ label: back, onPress: onBack }} />
    ) : (
      <Coming error={error} sentence={t('translations.unread')} onRetry={refetch} heights={[3, 20]} />
    ),
  )
}

interface OpenProps {
  folder: string
  translation: DraftTranslation
  profile: Profile
  back: string
  onBack: () => void
}

function Open({ folder, translation, profile, back, onBack }: OpenProps) {
  const { translating, authoring } = useNewTranslating({ folder, translation, player: profile.id })
  useKeepPage(translating)
  return (
    <AuthoringContext value={authoring}>
      <TranslatingContext value={translating}>
        <TranslationsDesk
          name={translation.name}
          back={back}
          onBack={onBack}
          isAdmin={profile.role === 'admin'}
          steps={<StepButtons />}
          preview={<PreviewNow />}
          conflicts={<TaskConflicts />}
          besideOf={(unit, language) => <UnitBeside key={unit?.task} unit={unit} language={language} />}
        />
      </TranslatingContext>
    </AuthoringContext>
  )
}
