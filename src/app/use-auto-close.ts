import { useCallback, useEffect, useState } from 'react'

/** An info modal closes by itself after this (specification, section 9). */
const AUTO_CLOSE_MS = 10_000

interface Hold {
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: () => void
  onBlur: () => void
}

/** Closes after 10 s, which wait while the pointer or the focus is inside; Escape closes at once. Spread the result. */
export function useAutoClose(close: () => void): Hold {
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(close, AUTO_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isHeld, close])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [close])

  const hold = useCallback(() => setHeld(true), [])
  const release = useCallback(() => setHeld(false), [])
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}
