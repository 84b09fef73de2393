import { useEffect, useEffectEvent } from 'react'

/**
 * The arrow keys turn the pages wherever the focus is, save where they move something themselves; null: there is no
 * next. Onward is where lines lead.
 */
export function useTurningKeys(next: (() => void) | null, back: () => void): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event
    const isOwn =
      target instanceof Element && target.closest('input, select, textarea, [role="dialog"]') !== null
    if (defaultPrevented || isOwn || event.altKey || event.ctrlKey || event.metaKey) return
    const [onward, backward] = document.documentElement.dir === 'rtl' ? [LEFT, RIGHT] : [RIGHT, LEFT]
    if (key === onward) next?.()
    if (key === backward) back()
  })
  useEffect(() => {
    addEventListener('keydown', step)
    return () => removeEventListener('keydown', step)
  }, [])
}

const LEFT = 'ArrowLeft'
const RIGHT = 'ArrowRight'
