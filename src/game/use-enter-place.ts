import { useNavigate } from 'react-router-dom'
import type { Place } from '#src/features/missions/places.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { pathOfMission } from '#src/navigation/paths.ts'
import { useOpenIntroduction } from '#src/navigation/use-task-navigation.ts'

/** The way into a mission of this adventure; one that is not in it leads nowhere. */
export function useOpenMission(): (missionId: string) => void {
  const navigate = useNavigate()
  const { adventure } = useAdventure()
  return (missionId) => {
    const node = adventure.missions.get(missionId)
    if (node) void navigate(pathOfMission(node))
  }
}

/** The way into a place of a mission: another mission, or the introduction of a task. */
export function useEnterPlace(missionId: string): (place: Pick<Place, 'kind' | 'id'>) => void {
  const openMission = useOpenMission()
  const openIntroduction = useOpenIntroduction()
  return ({ kind, id }) => (kind === 'task' ? openIntroduction(id, missionId) : openMission(id))
}
