import { StepDots } from '#src/ui/StepDots.tsx'
import styles from './StoryDots.module.css'

/** How far the story is told; the words beside it say the same. */
export function StoryDots({ index, total }: { index: number; total: number }) {
  return (
    <span className={styles.dots}>
      <StepDots done={index + 1} total={total} />
    </span>
  )
}
