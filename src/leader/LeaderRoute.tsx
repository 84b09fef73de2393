import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom'
import { AskedSignOffs } from '#src/features/coaching/AskedSignOffs.tsx'
import { EndedSignOffs } from '#src/features/coaching/EndedSignOffs.tsx'
import { LedSessions } from '#src/features/coaching/LedSessions.tsx'
import { readFirstWeekday } from '#shared/domain/week.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { watchRatings } from '#src/features/reviews/ratings.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { RatedWorks } from '#src/features/reviews/RatedWorks.tsx'
import { FiguresRoom, PassedRoom } from '#src/shell/late-figures.tsx'
import { LeaderPage } from './LeaderPage.tsx'
import { LEADER_AREA } from './leader-paths.ts'
import { GoalsRoom, QuizRoom } from './late-rooms.ts'
import { TeamRoom } from './TeamRoom.tsx'
import { ToRateRoom } from './ToRateRoom.tsx'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { OnlyRole } from '#src/shell/OnlyRole.tsx'

/** The leader's area: what is to rate, the team, its figures, what was passed, what was rated, trainings to sign off, coaching sessions, and quizzes with their big screen. It needs no adventure. */
export function LeaderRoute() {
  const { t } = useTranslation()
  useCoveredStage()
  return (
    <OnlyRole role="leader" refusal={t('reviews.leadersOnly')}>
      <LeaderArea />
    </OnlyRole>
  )
}

function LeaderArea() {
  const { data: profile } = useQuery(profileQuery)
  const id = profile?.id
  useEffect(() => (id === undefined ? undefined : watchRatings(id)), [id])
  return (
    <Routes>
      <Route path="quiz/:quizId" element={<QuizRoom />} />
      <Route path="*" element={<LeaderRooms />} />
    </Routes>
  )
}

function LeaderRooms() {
  const navigate = useNavigate()
  const isSigningOff = usePlatform(({ switches }) => switches.training_sign_of_enabled)
  const hasSessions = usePlatform(({ switches }) => switches.coaching_sessions_enabled)
  const params = usePlatform((platform) => platform.params)
  return (
    <LeaderPage>
      <Routes>
        <Route path="to-rate/:reviewId?" element={<ToRateRoom />} />
        <Route path="team/:playerId?" element={<TeamRoom />} />
        <Route path="goals" element={<GoalsRoom />} />
        <Route path="quiz" element={<QuizRoom />} />
        <Route path="figures" element={<FiguresRoom peopleHref={`#${LEADER_AREA.team}`} />} />
        <Route path="passed" element={<PassedRoom />} />
        <Route
          path="rated"
          element={<RatedWorks onToRate={() => void navigate(LEADER_AREA.toRate, { replace: true })} />}
        />
        {isSigningOff && (
          <Route
            path="trainings"
            element={
              <>
                <AskedSignOffs onTeam={() => void navigate(LEADER_AREA.team, { replace: true })} />
                <EndedSignOffs />
              </>
            }
          />
        )}
        {hasSessions && (
          <Route path="coaching" element={<LedSessions firstWeekday={readFirstWeekday(params)} />} />
        )}
        <Route path="*" element={<Navigate to={LEADER_AREA.toRate} replace />} />
      </Routes>
    </LeaderPage>
  )
}
