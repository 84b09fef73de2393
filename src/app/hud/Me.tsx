import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MePanel } from '#src/features/profile/MePanel.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { todayQuery } from '#src/features/progress/queries.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { LanguageChoice } from '../LanguageChoice.tsx'
import { MapToolButtons } from './MapTools.tsx'

interface MeProps {
  /** On a phone, where no bar holds them. */
  hasMapTools?: boolean
  onDone: () => void
}

/** Who plays here, the language, and the way out, which stands whether or not the names have come. */
export function Me({ hasMapTools = false, onDone }: MeProps) {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery)
  const { data: today } = useQuery(todayQuery)
  return (
    <MePanel
      profile={profile}
      today={today ? t('progress.today', { count: today.tasksDoneToday }) : null}
      onSignOut={signOut}
    >
      <LanguageChoice />
      {hasMapTools && <MapToolButtons onDone={onDone} />}
    </MePanel>
  )
}
