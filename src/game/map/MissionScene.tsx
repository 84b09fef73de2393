import { useTranslation } from 'react-i18next'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { TaskList } from '#src/features/tasks/TaskList.tsx'
import { useMainScene } from '#src/stage/use-main-scene.ts'
import { MapLoading } from './MapLoading.tsx'
import { PlaceLabels } from './PlaceLabels.tsx'
import { LockedCard } from './LockedCard.tsx'
import { SceneErrors } from './SceneErrors.tsx'
import { MissionButton } from './MissionButton.tsx'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { useOpenIntroduction } from '#src/navigation/use-task-navigation.ts'
import { ScenePanel } from './ScenePanel.tsx'
import { usePoster } from './use-posters.ts'
import { useShownMission } from './use-shown-mission.ts'

interface MissionSceneProps {
  missionId: string
  /** Beside the scene, or from below on a phone. */
  hasList: boolean
}

/** One scene, its tasks as click points and as a list beside it. */
export function MissionScene({ missionId, hasList }: MissionSceneProps) {
  const { t } = useTranslation()
  const reasons = useReasons()
  // An introduction says itself what locks its task.
  const { node, mission, trouble, retry } = useShownMission(missionId, { isShownLocked: !hasList })
  const openIntroduction = useOpenIntroduction()
  const openTask = (taskId: string) => openIntroduction(taskId, missionId)

  const poster = usePoster(node)

  useMainScene(node && !trouble ? t('hud.place', { name: node.name }) : null)

  if (!node || trouble) return <MissionTrouble trouble={trouble ?? 'gone'} onRetry={retry} />
  return (
    <>
      <MapLoading picture={poster ?? node.thumbnail} />
      <PlaceLabels />
      <LockedCard sceneId={missionId} />
      <SceneErrors />
      {hasList && mission && (
        <ScenePanel missionId={missionId} next={<MissionButton mission={mission} onTask={openTask} />}>
          <TaskList mission={mission} reason={({ unmet }) => reasons(unmet)} onTask={openTask} />
        </ScenePanel>
      )}
    </>
  )
}
