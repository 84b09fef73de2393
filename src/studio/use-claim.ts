import { useCallback, useSyncExternalStore } from 'react'
import { claimAlone, claimState, type ClaimState } from '#src/lib/sole-page.ts'

/** Claims something for this page, for as long as it is shown, and says how the claim stands. */
export function useClaim(name: string): ClaimState {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const { store, release } = claimAlone(name)
      const stop = store.subscribe(onChange)
      // it may have been there before
      onChange()
      return () => {
        stop()
        release()
      }
    },
    [name],
  )
  return useSyncExternalStore(subscribe, () => claimState(name))
}
