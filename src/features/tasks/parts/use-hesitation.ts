import { useEffect, useState } from 'react'

/** Without a press or a key for so long somebody hesitates (ms): reading a card takes most people less. */
const HESITATION_MS = 30_000

/** Whether the player hesitates over what is asked. @param asked names it; null where nothing is asked */
export function useHesitation(asked: string | null): boolean {
  const [hesitatedAt, setHesitatedAt] = useState<string | null>(null)
  useEffect(() => {
    if (asked === null) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      // nobody hesitates who looks at something else
      timer = setTimeout(() => (document.hidden ? wait() : setHesitatedAt(asked)), HESITATION_MS)
    }
    wait()
    const presses = ['pointerdown', 'keydown'] as const
    for (const press of presses) addEventListener(press, wait, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const press of presses) removeEventListener(press, wait)
    }
  }, [asked])
  return asked !== null && hesitatedAt === asked
}
