import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { GroupNote } from '#src/features/figures/GroupNote.tsx'
import { groupIn } from '#src/features/figures/group-address.ts'
import { TeamList } from '#src/features/team/TeamList.tsx'
import { TeamPlayerView } from '#src/features/team/TeamPlayerView.tsx'
import { LEADER_AREA, pathOfOpenReview, pathOfTeamPlayer } from './leader-paths.ts'

/** My team, as far as the address asks for it, or one player of it. */
export function TeamRoom() {
  const { playerId } = useParams()
  const [asked, setAsked] = useSearchParams()
  const navigate = useNavigate()
  const group = useMemo(() => groupIn(asked), [asked])
  const search = asked.size === 0 ? '' : `?${asked.toString()}`
  if (playerId !== undefined) {
    return (
      <TeamPlayerView
        playerId={playerId}
        onBack={() => void navigate(`${LEADER_AREA.team}${search}`, { replace: true })}
        onReview={(id) => void navigate(pathOfOpenReview(id))}
      />
    )
  }
  const team = asked.get('team')
  return (
    <TeamList
      asked={{ ...group, ...(team && { team }) }}
      noteOf={(names) => <GroupNote choice={group} names={names} everybodyHref={`#${LEADER_AREA.team}`} />}
      onTeam={(next) => {
        const { team: _, ...rest } = Object.fromEntries(asked)
        setAsked(next === '' ? rest : { ...rest, team: next }, { replace: true })
      }}
      onPlayer={(id) => void navigate(`${pathOfTeamPlayer(id)}${search}`)}
    />
  )
}
