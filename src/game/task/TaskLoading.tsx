import { useRef } from 'react'
import { isDrawn, useStage } from '#src/stage/stage-store.ts'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import styles from './TaskLoading.module.css'
import { useFreeFocus } from './use-free-focus.ts'

/** Between an introduction and its task: the scene stays beneath, dimmed as it was, and a ring comes where that takes long. */
export function TaskLoading() {
  const hasScene = useStage((stage) => stage.shown !== null && isDrawn(stage))
  const place = useRef<HTMLDivElement>(null)
  // the button that began the task is gone; the task's heading takes the focus over
  useFreeFocus(place)
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={hasScene ? `${styles.loading} ${styles.overScene}` : styles.loading}
    >
      <LoadingScreen />
    </div>
  )
}
