import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MePanel } from '#src/features/profile/MePanel.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { todayQuery } from '#src/features/progress/queries.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { LanguageChoice } from '../LanguageChoice.tsx'
import { MotionChoice } from './MotionChoice.tsx'

interface MeProps {
  /** On a phone, where no bar holds them. */
  hasMapTools?: boolean
  onDone: () => void
}

/** Who plays here, the language, and the way out. */
export function Me({ hasMapTools = false, onDone }: MeProps) {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  const { data: today } = useQuery(todayQuery)
  if (!profile) return null
  return (
    <MePanel
      profile={profile}
      today={t('progress.today', { count: today?.tasksDoneToday ?? 0 })}
      onSignOut={signOut}
    >
      <LanguageChoice />
      {hasMapTools && <MotionChoice onDone={onDone} />}
    </MePanel>
  )
}
