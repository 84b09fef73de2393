import { useBlocker } from 'react-router-dom'

interface HeldBack {
  isHeld: boolean
  stay: () => void
  go: () => void
}

/**
 * Holds back whoever leaves the page. To be mounted only while there is a reason: a blocker that merely waits makes the
 * router warn of every address that is typed by hand.
 * @param mustAsk asked when somebody leaves
 */
export function useHeldBack(mustAsk: () => boolean): HeldBack {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && mustAsk(),
  )
  return {
    isHeld: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
  }
}
