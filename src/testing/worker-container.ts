import { afterEach, vi } from 'vitest'
import { putWorkerAway } from '#src/lib/worker.ts'

/** A worker that hears what it is told. */
export function fakeWorker() {
  return { postMessage: vi.fn<(words: unknown, ports?: MessagePort[]) => void>() }
}

/** A worker that says which build it is of, while it is being installed, waits or is at work. */
export function workerOf(build: string) {
  const worker = Object.assign(new EventTarget(), fakeWorker(), { state: 'installing' })
  worker.postMessage.mockImplementation((_, ports) => ports?.[0]?.postMessage(build))
  return worker
}

/** A registration that a test may change, in the place of the browser's. */
export function fakeRegistration() {
  return Object.assign(new EventTarget(), {
    installing: null as object | null,
    waiting: null as ReturnType<typeof fakeWorker> | null,
    update: vi.fn(() => Promise.resolve()),
    unregister: vi.fn(() => Promise.resolve(true)),
    pushManager: { getSubscription: vi.fn<() => Promise<unknown>>(() => Promise.resolve(null)) },
  })
}

/** Puts a container of workers into the browser, which has none in tests; it is gone again after each test. */
export function installContainer() {
  const registration = fakeRegistration()
  const container = Object.assign(new EventTarget(), {
    controller: null as ReturnType<typeof fakeWorker> | null,
    register: vi.fn<(url: string, options: unknown) => Promise<unknown>>(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
    getRegistration: vi.fn<() => Promise<unknown>>(() => Promise.resolve(undefined)),
    getRegistrations: vi.fn(() => Promise.resolve([registration])),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  const deleted: string[] = []
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['waymark-art', 'waymark-shell:/a.js', 'of somebody else']),
    delete: (name: string) => {
      deleted.push(name)
      return Promise.resolve(true)
    },
  })
  return { container, registration, deleted }
}

afterEach(async () => {
  if (!('serviceWorker' in navigator)) return
  await putWorkerAway()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})
