import { ErrorState, type ErrorStateProps } from '#src/ui/ErrorState.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useIsAsked } from '#src/overlay/overlay.ts'
import styles from './TroubleCard.module.css'

interface TroubleCardProps extends ErrorStateProps {
  /** The way out, where `action` may not help. */
  back?: { label: string; onPress: () => void }
}

/**
 * Where a page of the game did not come: what is wrong, on paper over the map, and a way on. While the modal shows the
 * fault this waits: one fault, one card.
 */
export function TroubleCard({ back, ...props }: TroubleCardProps) {
  const isSaidByModal = useIsAsked('apiError')
  return (
    <main className={styles.screen} hidden={isSaidByModal}>
      <div className={styles.paper}>
        <ErrorState {...props} />
        {back && (
          <Button variant="secondary" wide className={styles.back} onClick={back.onPress}>
            {back.label}
          </Button>
        )}
      </div>
    </main>
  )
}
