import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { LockedCard } from '../map/LockedCard.tsx'
import { MissionFacts } from '../map/MissionFacts.tsx'
import { MapLoading } from '../map/MapLoading.tsx'
import { MissionInfoPopup } from '../map/MissionInfoPopup.tsx'
import { PlaceLabels } from '../map/PlaceLabels.tsx'
import { SceneFaults } from '../map/SceneFaults.tsx'
import { useChangedMap } from '../map/use-changed-map.ts'
import { useFirstArrival } from '../map/use-first-arrival.ts'
import { useShownMission } from '../map/use-shown-mission.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'

/** A map (staticmap, map, movingmap): its missions are places that a press travels into. */
export function MapRoute() {
  const { missionId = '' } = useParams()
  const { t } = useTranslation()
  const { node, mission, states, scene, trouble, retry } = useShownMission(missionId)
  useFirstArrival(scene)
  useChangedMap()

  const factsOf = (id: string) => {
    const child = mission?.missions.find((one) => one.id === id)
    return child && <MissionFacts mission={child} states={states} />
  }
  if (!node || trouble) return <MissionTrouble trouble={trouble ?? 'gone'} onRetry={retry} />
  return (
    <main aria-label={t('hud.place', { name: node.name })}>
      <MapLoading />
      <PlaceLabels />
      {mission && <MissionInfoPopup missions={mission.missions} factsOf={factsOf} />}
      <LockedCard sceneId={missionId} factsOf={factsOf} />
      <SceneFaults />
    </main>
  )
}
