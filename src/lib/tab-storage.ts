import { APART } from './apart.ts'

/** What is kept for this tab alone, through a reload; like local storage it may be forbidden, and never throws here. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(APART + key)
  } catch {
    return null
  }
}

export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(APART + key, value)
  } catch {
    // then it is not there after the reload
  }
}

export function dropTab(key: string): void {
  try {
    sessionStorage.removeItem(APART + key)
  } catch {
    // what could not be written need not go
  }
}

/** Keys that begin so. */
export function tabKeys(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
