import type { RefObject } from 'react'

/** Tells of a press anywhere else, as a drag of the map begins; not of one on what stands above everything. @returns how to stop */
export function onPressOutside(inside: RefObject<HTMLElement | null>, report: () => void): () => void {
  const press = ({ target }: PointerEvent): void => {
    if (!(target instanceof Element) || inside.current?.contains(target)) return
    if (!target.closest('[data-above-popups]')) report()
  }
  addEventListener('pointerdown', press)
  return () => removeEventListener('pointerdown', press)
}
