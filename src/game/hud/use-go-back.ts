import { useNavigate } from 'react-router-dom'
import { backPath } from '#src/features/missions/back.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { pathOfMission } from '#src/navigation/paths.ts'
import { useGamePlace } from './use-place.ts'

/** Goes back from where the player stands, as the back button and Escape on the map do it (MAP-2). */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const { adventure } = useAdventure()
  const { back } = useGamePlace()
  return () => {
    const path = backPath(back, (id) => {
      const node = adventure.missions.get(id)
      return node && pathOfMission(node)
    })
    if (path) void navigate(path)
  }
}
