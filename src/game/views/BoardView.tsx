import { useTranslation } from 'react-i18next'
import { percentDone } from '#shared/domain/progress.ts'
import { Board } from '#src/features/missions/Board.tsx'
import { listedPlaces } from '#src/features/missions/places.ts'
import { useTasksWords } from '#src/features/missions/use-tasks-words.ts'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { ProgressRing } from '#src/ui/ProgressRing.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { useAdventure } from '#src/features/adventures/adventure-context.ts'
import { MissionTrouble } from '../MissionTrouble.tsx'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { useEnterPlace } from '../use-enter-place.ts'
import { useFreshTree } from '../use-fresh-tree.ts'
import { useMission, useMissionStates } from '../use-mission.ts'
import styles from './BoardView.module.css'
import { backgroundOf, Ground, groundOf } from '#src/shell/page/Ground.tsx'
import { usePageReturn } from './use-page-return.ts'

interface BoardViewProps {
  missionId: string
  /** The introduction of one of its tasks stands over it. */
  isUnderPopup?: boolean
}

/** A mission of type board: its missions and tasks as tiles, over its picture. */
export function BoardView({ missionId, isUnderPopup = false }: BoardViewProps) {
  const { t } = useTranslation()
  const reasons = useReasons()
  const { adventure } = useAdventure()
  const node = adventure.missions.get(missionId)
  const { mission, trouble, retry } = useMission(missionId)
  const { states, hasStates } = useMissionStates(missionId, mission !== undefined)
  const enterPlace = useEnterPlace(missionId)
  const tasksWords = useTasksWords()
  const isThere = mission !== undefined && hasStates
  const page = usePageReturn(missionId, isThere, isUnderPopup)
  useCoveredStage(trouble === null)
  useFreshTree(mission?.missions)

  if (!node || trouble) return <MissionTrouble trouble={trouble ?? 'gone'} onRetry={retry} />
  const places = mission ? listedPlaces({ node, mission, states, nodes: adventure.missions }) : []
  const all = places.reduce((sum, place) => sum + place.tasks, 0)
  const toDo = places.reduce((sum, place) => sum + place.tasksToDo, 0)
  const percent = percentDone(all - toDo, all)
  return (
    <main ref={page} className={styles.page} aria-label={t('hud.place', { name: node.name })}>
      <Ground picture={groundOf(node, adventure)} />
      {isThere ? (
        <>
          <header className={styles.head} data-material="night">
            {all > 0 && (
              <ProgressRing state={percent >= 100 ? 'done' : 'percent'} percent={percent} size={40} />
            )}
            <div>
              <h1 className={styles.title} tabIndex={-1} data-page-head>
                {mission.missionName}
              </h1>
              <p className={styles.left}>{tasksWords(all, toDo)}</p>
            </div>
          </header>
          <Board
            places={places}
            pictureOf={({ id }) => backgroundOf(adventure.missions.get(id))}
            reason={({ unmet }) => reasons(unmet)}
            onPlace={enterPlace}
          />
        </>
      ) : (
        <SkeletonGroup label={t('shell.loading')}>
          <div className={styles.bones}>
            <Skeleton height="15rem" />
            <Skeleton height="15rem" />
            <Skeleton height="15rem" />
          </div>
        </SkeletonGroup>
      )}
    </main>
  )
}
