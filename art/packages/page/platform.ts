/** SCORM 1.2, section 3.3: what the learning platform hands to a lesson. */
interface Api {
  LMSInitialize: (nothing: '') => unknown
  LMSGetValue: (element: string) => string | number | null | undefined
  LMSSetValue: (element: string, value: string) => unknown
  LMSCommit: (nothing: '') => unknown
  LMSFinish: (nothing: '') => unknown
}

export interface Platform {
  /** Empty where it has nothing to say. */
  read: (element: string) => string
  write: (element: string, value: string) => void
  save: () => void
  /** Saves and says goodbye, once. */
  leave: () => void
}

const FURTHEST = 10

/** The platform around this window, or null where the lesson was opened without one. */
export function platformAround(window: Window): Platform | null {
  const opener: unknown = window.opener
  const api = apiAbove(window) ?? (isWindow(opener) ? apiAbove(opener) : null)
  if (api === null || String(api.LMSInitialize('')) !== 'true') return null
  let isOpen = true
  return {
    read: (element) => (isOpen ? String(api.LMSGetValue(element) ?? '') : ''),
    write: (element, value) => {
      if (isOpen) api.LMSSetValue(element, value)
    },
    save: () => {
      if (isOpen) api.LMSCommit('')
    },
    leave: () => {
      if (!isOpen) return
      isOpen = false
      api.LMSFinish('')
    },
  }
}

function apiAbove(start: Window): Api | null {
  let window = start
  for (let step = 0; step <= FURTHEST; step++) {
    try {
      if ('API' in window && isApi(window.API)) return window.API
    } catch {
      return null
    }
    if (window.parent === window) return null
    window = window.parent
  }
  return null
}

function isWindow(found: unknown): found is Window {
  return typeof found === 'object' && found !== null && 'parent' in found
}

function isApi(found: unknown): found is Api {
  return typeof found === 'object' && found !== null && 'LMSInitialize' in found
}

/** CMITimespan: hours, minutes and seconds with two decimals. */
export function timespan(milliseconds: number): string {
  const hundredths = Math.floor(milliseconds / 10)
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
  const hours = String(Math.floor(hundredths / 360_000)).padStart(4, '0')
  return `${hours}:${two((hundredths / 6000) % 60)}:${two((hundredths / 100) % 60)}.${two(hundredths % 100)}`
}
