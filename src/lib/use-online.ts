import { useSyncExternalStore } from 'react'

/** What the browser knows of its link; it says nothing of the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchLink, () => navigator.onLine)
}

function watchLink(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
