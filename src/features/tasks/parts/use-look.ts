import { useEffect, type RefObject } from 'react'
import { prefersReducedMotion } from '#src/ui/media.ts'

/** px from a face at which it looks as far to the side as it can. */
const FAR = 400

/** Has a face look at the pointer: `--look-x` and `--look-y` of the element, -1 to 1. It stays as it is where less motion is wanted. */
export function useLook(face: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0
    const look = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const { current } = face
        if (!current || prefersReducedMotion()) return
        const { left, top, width, height } = current.getBoundingClientRect()
        current.style.setProperty('--look-x', share(clientX - left - width / 2))
        current.style.setProperty('--look-y', share(clientY - top - height / 2))
      })
    }
    addEventListener('pointermove', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', look)
    }
  }, [face])
}

const share = (px: number): string => Math.max(-1, Math.min(1, px / FAR)).toFixed(2)
