import { useEffect, useSyncExternalStore } from 'react'

/** Whether the page fills the whole screen, and how to change that. It ends with the task that asked for it. */
export function useFullScreen(): [boolean, () => void] {
  const isFull = useSyncExternalStore(
    (onChange) => {
      document.addEventListener('fullscreenchange', onChange)
      return () => document.removeEventListener('fullscreenchange', onChange)
    },
    () => document.fullscreenElement !== null,
  )
  useEffect(() => leave, [])
  return [isFull, isFull ? leave : enter]
}

// A browser may refuse both; the page then stays as it is, which the button shows.
function enter(): void {
  document.documentElement.requestFullscreen().catch(() => undefined)
}

function leave(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
}
