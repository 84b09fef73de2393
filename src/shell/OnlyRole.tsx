import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '#shared/contract/player.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { LockSimpleIcon } from '#src/ui/icons.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { HOME } from '#src/navigation/paths.ts'
import { TroubleScreen } from './TroubleScreen.tsx'

interface OnlyRoleProps {
  role: Profile['role']
  /** What other roles read. */
  refusal: string
  children: ReactNode
}

/** A page of one role: anyone who has another is told so, and led back; where the profile did not load it can be asked for again (ROUTE-6). */
export function OnlyRole({ role, refusal, children }: OnlyRoleProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery)
  if (profile && (role === 'leader' ? profile.isLeader : profile.role === role)) return children
  if (profile) {
    const toMap = { label: t('missions.backToMap'), onPress: () => void navigate(HOME, { replace: true }) }
    return (
      <TroubleScreen icon={<LockSimpleIcon weight="fill" aria-hidden />} sentence={refusal} action={toMap} />
    )
  }
  if (!error || isFetching) return <LoadingScreen />
  const retry = { label: t('shell.retry'), onPress: () => void refetch() }
  return <TroubleScreen sentence={t('shell.pageMissing')} error={error} action={retry} />
}
