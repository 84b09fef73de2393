import { gsap } from 'gsap'

interface Flight {
  /** Seconds. */
  duration: number
  ease: string
  onShare: (share: number) => void
  /** Asked before each step. */
  isOver: () => boolean
}

/** Goes from 0 to 1. Settles when it is there, over, or has been aborted: a killed tween never settles by itself. */
export function fly({ duration, ease, onShare, isOver }: Flight, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const flight = { share: 0 }
    const tween = gsap.to(flight, {
      share: 1,
      duration,
      ease,
      onUpdate: () => (isOver() ? end() : onShare(flight.share)),
      onComplete: end,
    })
    // The signal outlives the flight: a listener left there would keep both scenes alive.
    signal.addEventListener('abort', end)

    function end(): void {
      signal.removeEventListener('abort', end)
      tween.kill()
      resolve()
    }
  })
}
