import { useParams } from 'react-router-dom'
import { MissionScene } from '../map/MissionScene.tsx'

/** A mission of type allInOne: one scene, its tasks as click points and as a list beside it. */
export function MissionRoute() {
  const { missionId = '' } = useParams()
  return <MissionScene missionId={missionId} hasList />
}
