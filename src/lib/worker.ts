import { WORKER_CACHES, WORKER_SCOPE, WORKER_URL, type ToWorker } from '#shared/domain/worker.ts'
import { emit } from './events.ts'
import { report } from './report.ts'
import { trustScript } from './trusted-types.ts'
import { within } from './within.ts'

/** What calls that need the service worker reject with where there is none (SW-2). */
export const NO_WORKER = 'Service workers are disabled or not supported by this browser'
/** A browser that is asked for its worker may never answer. */
const TIMEOUT_MS = 10_000

let registered: ServiceWorkerRegistration | null = null

/** Registers the service worker (SW-1). @returns false where that fails, which is reported, or where browsers know none */
export async function registerWorker(): Promise<boolean> {
  // absent in old browsers, and on pages that came unencrypted
  if (!('serviceWorker' in navigator)) return false
  try {
    const options = { scope: WORKER_SCOPE, updateViaCache: 'none' } as const
    registered = await within(TIMEOUT_MS, navigator.serviceWorker.register(trustScript(WORKER_URL), options))
    return true
  } catch (error) {
    report('the service worker could not be registered', error)
    emit({ type: 'broke', error })
    return false
  }
}

/**
 * The registration, which push notifications need.
 * @throws Error NO_WORKER where there is none
 */
export async function workerRegistration(): Promise<ServiceWorkerRegistration> {
  const known = registered ?? (await earlierRegistration())
  if (!known) throw new Error(NO_WORKER)
  return known
}

/** One of an earlier visit, which is there before the page comes to rest. */
async function earlierRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    return (await within(TIMEOUT_MS, navigator.serviceWorker.getRegistration(WORKER_SCOPE))) ?? null
  } catch {
    return null
  }
}

/**
 * Asks the server for a new version of the worker. Where the server has none any more, it is put away with all it kept.
 * @returns whether a new one is there, or on its way
 * @throws Error NO_WORKER where there is none
 */
export async function checkForUpdate(): Promise<boolean> {
  const registration = await workerRegistration()
  try {
    await within(TIMEOUT_MS, registration.update())
    return registration.installing !== null || registration.waiting !== null
  } catch {
    if (await isWithdrawn()) await putWorkerAway()
    return false
  }
}

/** A version that waits answers for all pages from now on. @throws Error NO_WORKER where there is none */
export async function activateUpdate(): Promise<boolean> {
  const { waiting } = await workerRegistration()
  if (waiting) messageWorker(waiting, { type: 'take-over' })
  return waiting !== null
}

/** The script of the page says which build a worker is of; null: it does not answer. */
export async function buildOf(worker: MessageTarget): Promise<string | null> {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<string | null>((resolve) => {
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null)
  })
  messageWorker(worker, { type: 'which' }, [port2])
  return within(TIMEOUT_MS, answered).catch(() => null)
}

/** A worker, waiting or at work. */
interface MessageTarget {
  postMessage: (words: ToWorker, ports: MessagePort[]) => void
}

export function messageWorker(worker: MessageTarget, words: ToWorker, ports: MessagePort[] = []): void {
  worker.postMessage(words, ports)
}

/** Nothing of the worker stays in this browser. Never rejects. */
export async function putWorkerAway(): Promise<void> {
  registered = null
  const all = await navigator.serviceWorker.getRegistrations().catch(() => [])
  await Promise.all(all.map((one) => one.unregister().catch(() => false)))
  const names = await caches.keys().catch(() => [])
  const ours = names.filter((name) => name.startsWith(WORKER_CACHES))
  await Promise.all(ours.map((name) => caches.delete(name).catch(() => false)))
}

async function isWithdrawn(): Promise<boolean> {
  const status = await fetch(WORKER_URL, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.status,
    () => 0,
  )
  return status === 404 || status === 410
}
