import { ErrorState, type ErrorStateProps } from '#src/ui/ErrorState.tsx'
import { useApiError } from './failures.ts'
import styles from './TroubleCard.module.css'

/**
 * Where a page of the game did not come: what is wrong, on paper over the map, and a way on. While the modal tells of the
 * fault this waits: one fault, one card.
 */
export function TroubleCard(props: ErrorStateProps) {
  const isTold = useApiError(({ failure }) => failure !== null)
  return (
    <main className={styles.screen} hidden={isTold}>
      <div className={styles.paper}>
        <ErrorState {...props} />
      </div>
    </main>
  )
}
