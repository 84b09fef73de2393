import { useSyncExternalStore } from 'react'
import { addressOf, readSettings, type Settings } from './settings.ts'

/** What is looked at, which stands in the page's address. */
export function useSettings(): Settings {
  return readSettings(useSyncExternalStore(watch, () => location.hash))
}

/** Another component is another entry of the history; another look at it is not. */
export function changeSettings(change: Partial<Settings>): void {
  const before = readSettings(location.hash)
  const address = addressOf({ ...before, ...change })
  if (change.component !== undefined) location.hash = address
  else location.replace(address)
}

function watch(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
