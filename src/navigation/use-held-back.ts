import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'

interface HeldBack {
  isHeld: boolean
  stay: () => void
  go: () => void
}

interface Holding {
  /** Anyone who is held goes on as soon as there is no reason left. */
  isNeeded: boolean
  /** Asked when somebody leaves. @param path where to */
  mustAsk: (path: string) => boolean
  /** Told at once, long before `isHeld`: the router shows what it holds only when nothing more urgent is to be drawn. */
  onHold: (isHolding: boolean) => void
}

/**
 * Holds back anyone who leaves the page. To be mounted only while there is a reason, or somebody is held: a blocker that merely
 * waits makes the router warn of every address that is typed by hand, and one that goes takes along where somebody wanted to.
 */
export function useHeldBack({ isNeeded, mustAsk, onHold }: Holding): HeldBack {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isHolding = currentLocation.pathname !== nextLocation.pathname && mustAsk(nextLocation.pathname)
    if (isHolding) onHold(true)
    return isHolding
  })
  const isHeld = blocker.state === 'blocked'
  const go = () => blocker.proceed?.()

  const release = useEffectEvent(() => onHold(false))
  useEffect(() => (isHeld ? () => release() : undefined), [isHeld])
  const goOn = useEffectEvent(go)
  useEffect(() => {
    if (isHeld && !isNeeded) goOn()
  }, [isHeld, isNeeded])

  return { isHeld, stay: () => blocker.reset?.(), go }
}
