import { useNavigate, useParams } from 'react-router-dom'
import { TeamList } from '#src/features/team/TeamList.tsx'
import { TeamPlayerView } from '#src/features/team/TeamPlayerView.tsx'
import { LODGE, pathOfOpenReview, pathOfTeamPlayer } from './lodge-paths.ts'

/** My team, or one player of it, as the address says. */
export function TeamRoom() {
  const { playerId } = useParams()
  const navigate = useNavigate()
  if (playerId === undefined) return <TeamList onPlayer={(id) => void navigate(pathOfTeamPlayer(id))} />
  return (
    <TeamPlayerView
      playerId={playerId}
      onBack={() => void navigate(LODGE.team, { replace: true })}
      onReview={(id) => void navigate(pathOfOpenReview(id))}
    />
  )
}
