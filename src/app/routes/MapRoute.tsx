import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { mapScene } from '#src/features/missions/scene.ts'
import { useSceneWords } from '#src/features/missions/use-scene-words.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { useScene } from '#src/stage/use-scene.ts'
import { useAdventure } from '../adventure-context.ts'
import { MissionInfoPopup } from '../map/MissionInfoPopup.tsx'
import { MapLoading } from '../map/MapLoading.tsx'
import { PlaceLabels } from '../map/PlaceLabels.tsx'
import { placePress } from '../map/locked-place.ts'
import { LockedNotice } from '../map/LockedNotice.tsx'
import { SceneFaults } from '../map/SceneFaults.tsx'
import { useGoBack } from '../hud/use-go-back.ts'
import { useFirstArrival } from '../map/use-first-arrival.ts'
import { useChangedMap } from '../map/use-changed-map.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { pathOfMission } from '../paths.ts'
import { useFreshTree } from '../use-fresh-tree.ts'
import { useMission, useMissionStates } from '../use-mission.ts'

/** A map: its child missions are islands that a press travels into. */
export function MapRoute() {
  const { missionId = '' } = useParams()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { adventure } = useAdventure()
  const switches = usePlatform((platform) => platform.switches)
  const words = useSceneWords(useReasons())
  const node = adventure.missions.get(missionId)
  const { mission, trouble, retry } = useMission(missionId)
  const { states, hasStates } = useMissionStates(missionId, mission !== undefined)
  const isShut = trouble !== null
  useFreshTree(mission?.missions)

  const scene = useMemo(
    () => (node && mission && !isShut && hasStates ? mapScene(node, mission, states, switches, words) : null),
    [node, mission, isShut, states, hasStates, switches, words],
  )
  const onElement = placePress(missionId, mission?.missions ?? [], (id) => {
    const child = adventure.missions.get(id)
    if (child) void navigate(pathOfMission(child))
  })
  const goBack = useGoBack()
  useScene(scene, onElement, goBack)
  useFirstArrival(scene)
  useChangedMap()

  if (!node || trouble)
    return <MissionTrouble trouble={node ? (trouble ?? 'gone') : 'gone'} onRetry={retry} />
  return (
    <main aria-label={t('hud.place', { name: node.name })}>
      <MapLoading />
      <PlaceLabels />
      {mission && <MissionInfoPopup missions={mission.missions} states={states} />}
      <LockedNotice sceneId={missionId} />
      <SceneFaults />
    </main>
  )
}
