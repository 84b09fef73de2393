import type { SceneDescription } from '#shared/scene/description.ts'
import { MISSION_STATE } from '#src/lib/query-client.ts'
import { closeLockedPlace, useLockedPlace } from '#src/game/map/locked-place.ts'
import { pathOfHub } from '#src/navigation/paths.ts'
import { getRouter } from '../router.tsx'
import type { Refreshed } from './refresh-scenes.ts'

/** Anyone who stands in a mission or a task that its maker has taken out goes to the map. */
export function leaveWhatIsGone({ adventure, gone }: Refreshed): void {
  if (!adventure) return
  const router = getRouter()
  const { missionId, taskId } = router.state.matches.at(-1)?.params ?? {}
  const isMissionGone = missionId !== undefined && !adventure.missions.has(missionId)
  const isTaskGone = gone.some(
    ([first, kind, id]) => first === MISSION_STATE && kind === 'task' && id === taskId,
  )
  if (isMissionGone || isTaskGone) void router.navigate(pathOfHub(adventure), { replace: true })
}

/** The card of a locked place goes with its place. */
export function closeCardOfGonePlace(shown: SceneDescription | null): void {
  const { place } = useLockedPlace.getState()
  if (shown?.id !== place?.sceneId) return
  if (shown && !shown.elements.some(({ id }) => id === place?.id)) closeLockedPlace()
}
