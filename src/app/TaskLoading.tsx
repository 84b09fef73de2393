import { isDrawn, useStage } from '#src/stage/stage-store.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import styles from './TaskLoading.module.css'

/** Between an introduction and its task: the scene stays beneath, dimmed as it was, and a ring comes where that takes long. */
export function TaskLoading() {
  const hasScene = useStage((stage) => stage.shown !== null && isDrawn(stage))
  return (
    <div className={hasScene ? styles.overScene : undefined}>
      <LoadingScreen />
    </div>
  )
}
