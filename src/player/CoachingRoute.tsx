import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { MySessions } from '#src/features/coaching/MySessions.tsx'
import { usePlatform } from '#src/features/platform/store.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { PLAYER } from '#src/navigation/paths.ts'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { PlayerPage } from './PlayerPage.tsx'

/** Coaching sessions ahead and past (COACH-2). It needs no adventure. */
export function CoachingRoute() {
  const { data: profile } = useQuery(profileQuery)
  const hasSessions = usePlatform(({ switches }) => switches.coaching_sessions_enabled)
  useCoveredStage()
  if (!hasSessions) return <Navigate to={PLAYER} replace />
  return (
    <PlayerPage profile={profile} room="coaching">
      <MySessions />
    </PlayerPage>
  )
}
