import { useEffect, useRef } from 'react'

/** Whether what calls it still stands on the screen, asked when an answer comes late. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
