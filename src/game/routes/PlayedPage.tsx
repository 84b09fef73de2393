import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { missionAt, missionWordAt, pathOfMission } from '#src/navigation/paths.ts'

/** The page at the address; a mission under the word of another kind, as after its kind was changed, is led on to its own. */
export function PlayedPage() {
  const { adventure } = useAdventure()
  const { pathname, search } = useLocation()
  const mission = adventure.missions.get(missionAt(pathname) ?? '')
  const own = mission && pathOfMission(mission)
  if (!own || missionWordAt(own) === missionWordAt(pathname)) return <Outlet />
  return <Navigate to={own + search} replace />
}
