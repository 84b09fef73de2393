import { create } from 'zustand'

/** Whether the camera glides to where the way begins: what else is told to a newcomer waits for its end. */
export const useArrival = create<{ isGliding: boolean }>(() => ({ isGliding: false }))

/** Until `duration` (ms) is over, or a press ends it. @returns how it is ended before */
export function beginArrival(duration: number): () => void {
  if (duration === 0) return () => {}
  const end = () => {
    clearTimeout(timer)
    for (const name of ['pointerdown', 'keydown', 'wheel'] as const) window.removeEventListener(name, end)
    useArrival.setState({ isGliding: false })
  }
  const timer = setTimeout(end, duration)
  for (const name of ['pointerdown', 'keydown', 'wheel'] as const) window.addEventListener(name, end)
  useArrival.setState({ isGliding: true })
  return end
}
