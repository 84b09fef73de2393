/** The browser's local storage, which may be full, forbidden or filled with rubbish: none of it ever throws here. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** False when it could not be kept. */
export function writeLocal(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function dropLocal(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // what could not be written need not go
  }
}

/** Keys that begin so. */
export function localKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Tells what another tab of this browser wrote under the key. @returns how to stop */
export function watchLocal(key: string, onWrite: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key) onWrite()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
