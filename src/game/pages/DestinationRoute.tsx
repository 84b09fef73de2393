import { useParams } from 'react-router-dom'
import { MOBILE } from '#shared/domain/mobile.ts'
import { PlaceList } from '#src/features/missions/PlaceList.tsx'
import { listedPlaces } from '#src/features/missions/places.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { PlaceScene } from '../map/PlaceScene.tsx'
import { ScenePanel } from '../map/ScenePanel.tsx'
import { useShownMission } from '../map/use-shown-mission.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { useEnterPlace } from '../use-enter-place.ts'
import { WidgetSlot } from '../widgets/WidgetSlot.tsx'

/** The hub of an adventure: its scene with places that lead to the missions, the same places as a list, and what is worth knowing today. */
export function DestinationRoute() {
  const { missionId = '' } = useParams()
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const { node, mission, states, trouble, retry } = useShownMission(missionId)
  const enterPlace = useEnterPlace(missionId)
  const isMobile = useMedia(MOBILE)

  if (!node || trouble) return <MissionTrouble trouble={trouble ?? 'gone'} onRetry={retry} />
  return (
    <PlaceScene node={node} mission={mission} states={states}>
      {mission && (
        <ScenePanel missionId={missionId}>
          <PlaceList
            name={mission.missionName}
            places={listedPlaces({ node, mission, states, nodes: adventure.missions })}
            reason={({ unmet }) => reasons(unmet)}
            onPlace={enterPlace}
          >
            <WidgetSlot place="destination" isMobile={isMobile} isPage={false} />
          </PlaceList>
        </ScenePanel>
      )}
    </PlaceScene>
  )
}
