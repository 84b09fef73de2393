import { useSyncExternalStore } from 'react'

/** A phone on its side. */
const LOW = '(max-height: 499px)'

/** Whether the window is too low for anything beside a film. */
export function useLowWindow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(LOW).matches)
}

function watch(onChange: () => void): () => void {
  const media = matchMedia(LOW)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
