import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { tasksScene } from '#src/features/missions/scene.ts'
import { useSceneWords } from '#src/features/missions/use-scene-words.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { TaskList } from '#src/features/tasks/TaskList.tsx'
import { MOBILE, useMedia } from '#src/lib/use-media.ts'
import { isDrawn, useStage } from '#src/stage/stage-store.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { useScene } from '#src/stage/use-scene.ts'
import { classes } from '#src/ui/class-names.ts'
import { hintAtMore } from '#src/ui/scroll-hint.ts'
import { useAdventure } from '../adventure-context.ts'
import { MapLoading } from './MapLoading.tsx'
import { PlaceLabels } from './PlaceLabels.tsx'
import { placePress } from './locked-place.ts'
import { LockedNotice } from './LockedNotice.tsx'
import { SceneFaults } from './SceneFaults.tsx'
import { useHudPanel } from '../hud/hud-store.ts'
import { useGoBack } from '../hud/use-go-back.ts'
import { MissionButton } from '../MissionButton.tsx'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { useOpenIntroduction } from '../use-task-way.ts'
import { useMission, type Trouble } from '../use-mission.ts'
import { PhoneList } from './PhoneList.tsx'
import { useListSheet } from './use-list-sheet.ts'
import styles from './MissionScene.module.css'

interface MissionSceneProps {
  missionId: string
  /** Beside the scene, or from below on a phone. */
  hasList: boolean
}

/** One scene, its tasks as click points and as a list beside it. */
export function MissionScene({ missionId, hasList }: MissionSceneProps) {
  const { t } = useTranslation()
  const isMobile = useMedia(MOBILE)
  // The stage's own list stands in for the scene, and for the list beside it.
  const hasPicture = useStage(isDrawn)
  const { adventure } = useAdventure()
  const switches = usePlatform((platform) => platform.switches)
  const isOnPhone = isMobile && hasList && hasPicture
  const sheet = useListSheet(missionId, isOnPhone)
  const hasCard = useHudPanel(({ open }) => open !== null)
  const reasons = useReasons()
  const words = useSceneWords(reasons)
  const node = adventure.missions.get(missionId)
  const { mission, trouble, retry } = useMission(missionId)
  const inTheWay = hasList ? trouble : faultOf(trouble)

  const scene = useMemo(
    () => (node && mission && !inTheWay ? tasksScene(node, mission, switches, words) : null),
    [node, mission, inTheWay, switches, words],
  )
  const openIntroduction = useOpenIntroduction()
  const openTask = (taskId: string) => openIntroduction(taskId, missionId)
  const onElement = placePress(missionId, mission?.tasks ?? [], openTask)
  const goBack = useGoBack()
  useScene(scene, onElement, goBack)

  if (!node) return <MissionTrouble trouble="gone" onRetry={retry} />
  if (inTheWay) return <MissionTrouble trouble={inTheWay} onRetry={retry} />
  const list = mission && (
    <TaskList mission={mission} reason={({ unmet }) => reasons(unmet)} onTask={openTask} />
  )
  const next = mission && <MissionButton mission={mission} onTask={openTask} />
  return (
    <main aria-label={t('hud.place', { name: node.name })}>
      <MapLoading />
      {/* A phone has no room for the names twice: while the list is open it says them. */}
      {!(isOnPhone && sheet.isOpen) && <PlaceLabels />}
      <LockedNotice sceneId={missionId} />
      <SceneFaults />
      {hasList && hasPicture && !isMobile && list && (
        <aside className={classes(styles.panel, hasCard && styles.aside)} ref={keepLabelsOff}>
          <div className={styles.list} ref={hintAtMore}>
            {list}
          </div>
          {next && <div className={styles.next}>{next}</div>}
        </aside>
      )}
      {isOnPhone && list && (
        <PhoneList footer={next} isOpen={sheet.isOpen} onClose={sheet.close}>
          {list}
        </PhoneList>
      )}
    </main>
  )
}

/** An introduction says itself what locks its task. */
function faultOf(trouble: Trouble | null): Trouble | null {
  return typeof trouble === 'object' ? null : trouble
}
