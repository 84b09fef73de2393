import { useEffect, useEffectEvent } from 'react'

/** The arrow keys turn the pages wherever the focus is, save where they move something themselves; null: there is no next. */
export function useTurningKeys(next: (() => void) | null, back: () => void): void {
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event
    const isOwn =
      target instanceof Element && target.closest('input, select, textarea, [role="dialog"]') !== null
    if (defaultPrevented || isOwn || event.altKey || event.ctrlKey || event.metaKey) return
    if (key === 'ArrowRight') next?.()
    if (key === 'ArrowLeft') back()
  })
  useEffect(() => {
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [])
}
