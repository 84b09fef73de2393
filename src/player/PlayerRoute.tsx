import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { profileQuery } from '#src/features/profile/queries.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { UnsavedProfile } from './UnsavedProfile.tsx'
import { RECALL } from '#src/features/recall/recall-path.ts'
import { QUIZ } from '#src/features/live/quiz-path.ts'
import { TEAM } from '#src/features/together/team-path.ts'
import { PlayerRecall } from './PlayerRecall.tsx'
import { PlayerBadges } from './PlayerBadges.tsx'
import { PlayerPage, type Room } from './PlayerPage.tsx'
import { BADGES, PLAYER, SETTINGS } from '#src/navigation/paths.ts'
import { PlayerSections } from './PlayerSections.tsx'
import { PlayerProgress } from './PlayerProgress.tsx'
import { QuizRoom, TeamRoom } from './late-rooms.ts'
import { useProfileCompleted } from './use-profile-completed.ts'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'

/** The player's own area: how far one has come, who one is, and how this is set (ROUTE-2). It needs no adventure. */
export function PlayerRoute() {
  const { t } = useTranslation()
  const { data: profile, isError, error, refetch } = useQuery(profileQuery)
  const { pathname } = useLocation()
  const room = roomAt(pathname)
  useCoveredStage()
  useProfileCompleted(profile)
  if (pathname.startsWith(QUIZ)) return <QuizRoom />
  if (room === 'progress' && pathname !== PLAYER) return <Navigate to={PLAYER} replace />
  return (
    <PlayerPage profile={profile} room={room}>
      {profile && room === 'settings' && <PlayerSections profile={profile} />}
      {profile && room === 'recall' && <PlayerRecall />}
      {profile && room === 'team' && <TeamRoom />}
      {profile && room === 'badges' && <PlayerBadges />}
      {profile && room === 'progress' && <PlayerProgress />}
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
      <UnsavedProfile />
    </PlayerPage>
  )
}

function roomAt(path: string): Room {
  if (path === BADGES) return 'badges'
  if (path === RECALL) return 'recall'
  if (path === TEAM) return 'team'
  return path === SETTINGS ? 'settings' : 'progress'
}
