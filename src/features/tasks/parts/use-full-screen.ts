import { useSyncExternalStore } from 'react'

export function useFullScreen(): [boolean, () => void] {
  const isFull = useSyncExternalStore(
    (onChange) => {
      document.addEventListener('fullscreenchange', onChange)
      return () => document.removeEventListener('fullscreenchange', onChange)
    },
    () => document.fullscreenElement !== null,
  )
  return [
    isFull,
    () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  ]
}
