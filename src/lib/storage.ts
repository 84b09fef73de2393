import { APART } from './apart.ts'

/** What stays with the device; of a document that plays apart, with its tab. */
const area = (): Storage => (APART ? sessionStorage : localStorage)

/** The browser's local storage, which may be full, forbidden or filled with rubbish: none of it ever throws here. */
export function readLocal(key: string): string | null {
  try {
    return area().getItem(APART + key)
  } catch {
    return null
  }
}

/** False when it could not be kept. */
export function writeLocal(key: string, value: string): boolean {
  try {
    area().setItem(APART + key, value)
    return true
  } catch {
    return false
  }
}

export function dropLocal(key: string): void {
  try {
    area().removeItem(APART + key)
  } catch {
    // what could not be written need not go
  }
}

/** Keys that begin so. */
export function localKeys(prefix: string): string[] {
  try {
    return Object.keys(area()).flatMap((key) =>
      key.startsWith(APART + prefix) ? [key.slice(APART.length)] : [],
    )
  } catch {
    return []
  }
}

/** Tells what another tab of this browser wrote under the key. @returns how to stop */
export function watchLocal(key: string, onWrite: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === APART + key) onWrite()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
