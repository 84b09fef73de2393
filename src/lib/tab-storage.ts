/** What is kept for this tab alone, through a reload; like local storage it may be forbidden, and never throws here. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // then it is not there after the reload
  }
}

export function dropTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // what could not be written need not go
  }
}
