import { create } from 'zustand'
import styles from './WorkNote.module.css'

/** While developing: something was saved, and does not stand yet. */
export const useWork = create<{ isWorking: boolean }>(() => ({ isWorking: false }))

/** Says that a save was seen, until it stands. In English alone, as the terminal says it; pointers pass through. */
export function WorkNote() {
  const { isWorking } = useWork()
  return (
    <div role="status">
      {isWorking && (
        <p className={styles.note} data-material="night">
          Saved, working …
        </p>
      )}
    </div>
  )
}
