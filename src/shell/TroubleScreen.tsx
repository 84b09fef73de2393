import { ErrorState, type ErrorStateProps } from '#src/ui/ErrorState.tsx'
import styles from './TroubleScreen.module.css'

/** Where a whole screen did not come: what is wrong, on paper, and a way on. */
export function TroubleScreen(props: ErrorStateProps) {
  return (
    <main className={styles.screen}>
      <ErrorState {...props} />
    </main>
  )
}
