import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Doors } from '#src/features/missions/Doors.tsx'
import { listedPlaces } from '#src/features/missions/places.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { useAdventure } from '../adventure-context.ts'
import { LockedCard } from '../map/LockedCard.tsx'
import { MapLoading } from '../map/MapLoading.tsx'
import { MissionFacts } from '../map/MissionFacts.tsx'
import { MissionInfoPopup } from '../map/MissionInfoPopup.tsx'
import { PlaceLabels } from '../map/PlaceLabels.tsx'
import { SceneFaults } from '../map/SceneFaults.tsx'
import { ScenePanel } from '../map/ScenePanel.tsx'
import { useChangedMap } from '../map/use-changed-map.ts'
import { useShownMission } from '../map/use-shown-mission.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { pathOfMission } from '../paths.ts'
import { useOpenIntroduction } from '../use-task-way.ts'
import { DESTINATION_WIDGETS } from '../views/destination-widgets.ts'

/** The hub of an adventure: its scene with doors to the missions, the same doors as a list, and what is worth knowing today. */
export function DestinationRoute() {
  const { missionId = '' } = useParams()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const { node, mission, states, trouble, retry } = useShownMission(missionId)
  const openIntroduction = useOpenIntroduction()
  useChangedMap()

  if (!node || trouble) return <MissionTrouble trouble={trouble ?? 'gone'} onRetry={retry} />
  const factsOf = (id: string) => {
    const child = mission?.missions.find((one) => one.id === id)
    return child && <MissionFacts mission={child} states={states} />
  }
  return (
    <main aria-label={t('hud.place', { name: node.name })}>
      <MapLoading />
      <PlaceLabels />
      {mission && <MissionInfoPopup missions={mission.missions} factsOf={factsOf} />}
      <LockedCard sceneId={missionId} factsOf={factsOf} />
      <SceneFaults />
      {mission && (
        <ScenePanel missionId={missionId}>
          <Doors
            name={mission.name}
            places={listedPlaces({ node, mission, states, nodes: adventure.missions })}
            reason={({ unmet }) => reasons(unmet)}
            onPlace={({ kind, id }) => {
              const child = adventure.missions.get(id)
              if (kind === 'task') openIntroduction(id, missionId)
              else if (child) void navigate(pathOfMission(child))
            }}
          >
            {DESTINATION_WIDGETS.map((Widget, index) => (
              <Widget key={index} />
            ))}
          </Doors>
        </ScenePanel>
      )}
    </main>
  )
}
