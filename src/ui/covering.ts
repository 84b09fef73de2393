import { useEffect, useSyncExternalStore } from 'react'

/** Pop-ups and sheets on the screen that hold the focus, those on their way out among them. */
let count = 0
const watchers = new Set<() => void>()

/** The caller stands over everything as long as it is mounted. */
export function useCovering(isCovering = true): void {
  useEffect(() => {
    if (!isCovering) return
    change(1)
    return () => change(-1)
  }, [isCovering])
}

/** Whether something stands over everything: what comes by itself waits until it has left. */
export function useCovered(): boolean {
  return useSyncExternalStore(watchCovered, isCovered)
}

/** The same outside of a component. */
export function isCovered(): boolean {
  return count > 0
}

function change(by: number): void {
  count += by
  for (const notify of watchers) notify()
}

/** @returns how to stop */
export function watchCovered(listener: () => void): () => void {
  watchers.add(listener)
  return () => watchers.delete(listener)
}
