/** What the worker uses of its global scope; the types of pages do not know workers. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: CacheStorage
  readonly clients: Pages
  readonly registration: ServiceWorkerRegistration
  fetch: typeof fetch
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    heard: (event: WorkerEvents[Name]) => void,
  ) => void
}

export interface Pages {
  claim: () => Promise<void>
  matchAll: (which?: { type: 'window'; includeUncontrolled?: boolean }) => Promise<readonly OpenPage[]>
  openWindow: (url: string) => Promise<OpenPage | null>
}

export interface OpenPage {
  readonly url: string
  focus: () => Promise<OpenPage>
  /** Rejects where another worker answers for the page, or none. */
  navigate: (url: string) => Promise<OpenPage | null>
  postMessage: (message: unknown) => void
}

/** The worker lives until what it waits for has settled. */
export interface Lasting {
  waitUntil: (work: Promise<unknown>) => void
}

interface WorkerEvents {
  install: Lasting
  activate: Lasting
  fetch: Lasting & {
    readonly request: Request
    /** Of a page: what the browser has asked the server for while the worker started; undefined where it has not. */
    readonly preloadResponse?: Promise<Response | undefined>
    /** Of the page that asks; '' where a page is being opened. */
    readonly clientId: string
    /** Of the page that is being opened; '' where a page asks, undefined in older browsers. */
    readonly resultingClientId?: string
    respondWith: (answer: Promise<Response>) => void
  }
  push: Lasting & { readonly data: { json: () => unknown } | null }
  notificationclick: Lasting & {
    readonly notification: { readonly data: unknown; close: () => void }
  }
  message: Lasting & { readonly data: unknown; readonly ports: readonly MessagePort[] }
}
