import { useMatches } from 'react-router-dom'
import type { MissionNode } from '#shared/scene/adventure.ts'
import type { BackLink } from '#src/features/missions/back.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { isViewPage, pageAt, pathOfMission } from '#src/navigation/paths.ts'

export interface GamePlace {
  /** The mission that the address speaks of. */
  mission: MissionNode | undefined
  isTask: boolean
  isList: boolean
  /** A page of its own stands over the scene. */
  isPage: boolean
  back: BackLink
}

/** Where in the game the player stands, read from the address. */
export function useGamePlace(): GamePlace {
  const { adventure } = useAdventure()
  const match = useMatches().at(-1)
  const path = match?.pathname ?? ''
  const page = pageAt(path)
  const mission = adventure.missions.get(match?.params['missionId'] ?? '')
  return {
    mission,
    isTask: page === 'task',
    isList: page === 'list',
    isPage: page === 'list' || isViewPage(page === 'introduction' && mission ? pathOfMission(mission) : path),
    back: backOf(mission, page !== null),
  }
}

/** Pages about a mission lead back to it, a mission to its parent, the root nowhere. */
function backOf(mission: MissionNode | undefined, isAboutMission: boolean): BackLink {
  if (!mission) return { type: 'directLink', link: '/app' }
  if (isAboutMission) return { type: 'mission', id: mission.id }
  return mission.parentId ? { type: 'mission', id: mission.parentId } : { type: 'disabled' }
}
