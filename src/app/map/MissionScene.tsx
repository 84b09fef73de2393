import { useTranslation } from 'react-i18next'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { TaskList } from '#src/features/tasks/TaskList.tsx'
import { MOBILE, useMedia } from '#src/lib/use-media.ts'
import { isDrawn, useStage } from '#src/stage/stage-store.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { classes } from '#src/ui/class-names.ts'
import { hintAtMore } from '#src/ui/scroll-hint.ts'
import { MapLoading } from './MapLoading.tsx'
import { PlaceLabels } from './PlaceLabels.tsx'
import { LockedCard } from './LockedCard.tsx'
import { SceneFaults } from './SceneFaults.tsx'
import { useHudPanel } from '../hud/hud-store.ts'
import { MissionButton } from '../MissionButton.tsx'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { useOpenIntroduction } from '../use-task-way.ts'
import { PhoneList } from './PhoneList.tsx'
import { useListSheet } from './use-list-sheet.ts'
import { useShownMission } from './use-shown-mission.ts'
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
  const isOnPhone = isMobile && hasList && hasPicture
  const sheet = useListSheet(missionId, isOnPhone)
  const hasCard = useHudPanel(({ open }) => open !== null)
  const reasons = useReasons()
  // An introduction says itself what locks its task.
  const { node, mission, trouble, retry } = useShownMission(missionId, { isShownLocked: !hasList })
  const openIntroduction = useOpenIntroduction()
  const openTask = (taskId: string) => openIntroduction(taskId, missionId)

  if (!node || trouble) return <MissionTrouble trouble={trouble ?? 'gone'} onRetry={retry} />
  const list = mission && (
    <TaskList mission={mission} reason={({ unmet }) => reasons(unmet)} onTask={openTask} />
  )
  const next = mission && <MissionButton mission={mission} onTask={openTask} />
  return (
    <main aria-label={t('hud.place', { name: node.name })}>
      <MapLoading />
      <PlaceLabels />
      <LockedCard sceneId={missionId} />
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
