import { useLayoutEffect, useState } from 'react'
import type { Box } from './place-card.ts'

interface Seen {
  box: Box
  view: { width: number; height: number }
}

/**
 * Where something stands, frame by frame: the map may glide under it, the window may change. Null while it is nowhere. It is
 * known before the first picture, so that words never stand beside what the last ones were about.
 */
export function useBox(read: () => Box | null): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null)
  useLayoutEffect(() => {
    let last = ''
    let frame = 0
    look()
    function look(): void {
      frame = requestAnimationFrame(look)
      const box = read()
      const view = { width: window.innerWidth, height: window.innerHeight }
      const now = JSON.stringify([box, view])
      if (now === last) return
      last = now
      setSeen(box && { box, view })
    }
    return () => cancelAnimationFrame(frame)
  }, [read])
  return seen
}
