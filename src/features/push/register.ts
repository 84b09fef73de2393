import { isFailure } from '#src/lib/failure.ts'
import { askDeviceToken, canPush, NOT_SUBSCRIBED, pushSubscription, unsubscribe } from '#src/lib/push.ts'
import { report } from '#src/lib/report.ts'
import { within } from '#src/lib/within.ts'
import { NO_WORKER, registerWorker } from '#src/lib/worker.ts'
import { forgetRegistered, isTooOld, saveRegistered, readRegistered } from './registered.ts'
import { askPushConfig, isNotifiedHere, sendDeviceToken, sendTokenRemoval } from './queries.ts'
import { setPush, type PushState } from './store.ts'

/** What went wrong, as it is said: the question was not answered, the browser has no worker, no service answered, our server did not, it stays on. */
export type PushTrouble = 'unanswered' | 'noWorker' | 'noService' | 'notSaved' | 'notRemoved'

export class PushFailure extends Error {
  readonly trouble: PushTrouble

  constructor(trouble: PushTrouble, cause?: unknown) {
    super(trouble, { cause })
    this.trouble = trouble
  }
}

interface Whose {
  playerId: string
  now: () => Date
}

/**
 * Looks how it stands (PUSH-1): what was registered and lost its permission goes (PUSH-2), and a token that is old, or that the server
 * has forgotten with the last login, is saved anew (PUSH-4). Never rejects.
 * @param isOn whether the tenant sends push notifications
 */
export async function lookAtPush(isOn: boolean, { playerId, now }: Whose): Promise<void> {
  const bar = barNow(isOn)
  if (bar) {
    setPush(bar)
    return
  }
  const registered = readRegistered(playerId)
  const subscription = await subscriptionNow()
  if (Notification.permission === 'default') {
    if (subscription || registered) await takeBack()
    setPush('unregistered')
    return
  }
  setPush(subscription && registered ? 'registered' : 'unregistered')
  if (!subscription || !registered) return
  try {
    if (isTooOld(registered.savedAt, now()) || !(await isNotifiedHere())) await saveToken({ playerId, now })
  } catch (error) {
    // it is notified as before, and tried again at the next visit
    report('the device token was not refreshed', error)
  }
}

/** Asks for the permission, gets a token and saves it (PUSH-3). Denied registers nothing. @throws PushFailure */
export async function register(whose: Whose): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') {
    setPush('denied')
    return
  }
  if (permission === 'default') throw new PushFailure('unanswered')
  await mustHaveWorker()
  try {
    await saveToken(whose)
  } catch (error) {
    // half of it is none
    await unsubscribe().catch(() => undefined)
    throw error instanceof PushFailure ? error : new PushFailure('noService', error)
  }
  setPush('registered')
}

/** The server forgets the token, and the browser its registration (PUSH-3). @throws PushFailure */
export async function unregister(): Promise<void> {
  try {
    await sendTokenRemoval()
    await unsubscribe().catch(passOver)
  } catch (error) {
    throw new PushFailure('notRemoved', error)
  }
  forgetRegistered()
  setPush('unregistered')
}

function barNow(isOn: boolean): PushState | null {
  if (!isOn) return 'off'
  if (!canPush()) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** The permission is gone: the rest follows, and what is left of it is tried again at the next look. */
async function takeBack(): Promise<void> {
  try {
    await unsubscribe().catch(passOver)
    await sendTokenRemoval()
    forgetRegistered()
  } catch (error) {
    report('what may not be told any more is still registered', error)
  }
}

/** Null where there is none, and where there is no worker yet. */
async function subscriptionNow(): Promise<PushSubscription | null> {
  try {
    return await pushSubscription()
  } catch {
    return null
  }
}

/** The page's own may still be waiting for its moment. */
async function mustHaveWorker(): Promise<void> {
  if (await registerWorker()) {
    const isReady = await within(WORKER_TIMEOUT_MS, navigator.serviceWorker.ready).then(
      () => true,
      () => false,
    )
    if (isReady) return
  }
  throw new PushFailure('noWorker', new Error(NO_WORKER))
}

/** Its first start keeps the whole build. */
const WORKER_TIMEOUT_MS = 30_000

async function saveToken({ playerId, now }: Whose): Promise<void> {
  const config = await askPushConfig().catch(notSaved)
  const token = await askDeviceToken(config)
  await sendDeviceToken(token).catch(notSaved)
  saveRegistered(playerId, now())
}

function notSaved(error: unknown): never {
  if (isFailure(error, 404)) setPush('off')
  throw new PushFailure('notSaved', error)
}

function passOver(error: unknown): void {
  if (!(error instanceof Error) || ![NOT_SUBSCRIBED, NO_WORKER].includes(error.message)) throw error
}
