import { useParams } from 'react-router-dom'
import { PlaceScene } from '../map/PlaceScene.tsx'
import { useFirstArrival } from '../map/use-first-arrival.ts'
import { useShownMission } from '../map/use-shown-mission.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'

/** A map (staticmap, map, movingmap): its missions are places that a press travels into. */
export function MapRoute() {
  const { missionId = '' } = useParams()
  const { node, mission, states, scene, trouble, retry } = useShownMission(missionId)
  useFirstArrival(scene)

  if (!node || trouble) return <MissionTrouble trouble={trouble ?? 'gone'} onRetry={retry} />
  return <PlaceScene node={node} mission={mission} states={states} />
}
