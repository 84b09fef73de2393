import { ErrorState, type ErrorStateProps } from '#src/ui/ErrorState.tsx'
import { isShownByModal } from '#src/lib/failure.ts'
import { useIsAsked } from '#src/overlay/overlay.ts'
import styles from './TroubleCard.module.css'

/**
 * Where a page of the game did not come: what is wrong, on paper over the map, and a way on. While the modal shows the
 * fault this waits: one fault, one card.
 */
export function TroubleCard(props: ErrorStateProps) {
  const isModalOpen = useIsAsked('apiError')
  const isSaidByModal = isModalOpen && (props.error === undefined || isShownByModal(props.error))
  return (
    <main className={styles.screen} hidden={isSaidByModal}>
      <div className={styles.paper}>
        <ErrorState {...props} />
      </div>
    </main>
  )
}
