import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { profileQuery } from '#src/features/profile/queries.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { OpenPopup } from '../OpenPopup.tsx'
import { LeaveGuard } from '../player/LeaveGuard.tsx'
import { PlayerPage } from '../player/PlayerPage.tsx'
import { SETTINGS } from '../paths.ts'
import { PlayerSections } from '../player/PlayerSections.tsx'
import { PlayerWay } from '../player/PlayerWay.tsx'
import { useProfileCompleted } from '../player/use-profile-completed.ts'
import { usePopups } from '../popups.ts'
import { useCoveredStage } from '../use-covered-stage.ts'

/** The player's own area: how far one has come, who one is, and how this is set (ROUTE-2). It needs no adventure. */
export function PlayerRoute() {
  const { t } = useTranslation()
  const { data: profile, isError, error, refetch } = useQuery(profileQuery)
  const isProfileTold = usePopups(({ queue: [first] }) => first?.type === 'profile')
  const isInSettings = useLocation().pathname === SETTINGS
  useCoveredStage()
  useProfileCompleted(profile)
  return (
    <PlayerPage profile={profile} room={isInSettings ? 'settings' : 'way'}>
      {profile && (isInSettings ? <PlayerSections profile={profile} /> : <PlayerWay />)}
      {!profile && isError && (
        <ErrorState
          sentence={t('profile.unread')}
          error={error}
          action={{ label: t('shell.retry'), onPress: () => void refetch() }}
        />
      )}
      {!profile && !isError && (
        <SkeletonGroup label={t('shell.loading')}>
          <Skeleton height="7rem" />
          <Skeleton height="3rem" width="60%" />
          <Skeleton height="3rem" />
        </SkeletonGroup>
      )}
      <LeaveGuard />
      {isProfileTold && <OpenPopup />}
    </PlayerPage>
  )
}
