import type { PushConfig } from '#shared/contract/push.ts'
import { workerRegistration } from './worker.ts'
import { within } from './within.ts'

/** What unsubscribing rejects with (SW-2). */
export const NOT_SUBSCRIBED = 'Not subscribed to push notifications.'
export const UNSUBSCRIBE_FAILED = 'Unsubscribe failed!'
/** The browser asks a service of its maker, which may not answer. */
const TIMEOUT_MS = 10_000

/** Firebase, its code and the browser's maker are asked one after the other. */
const TOKEN_TIMEOUT_MS = 20_000

/** Whether a browser of this kind can receive push at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** A token of Firebase, or this browser's own subscription where the server sends without it. @throws Error NO_WORKER where there is no worker, or that nobody answered in time */
export async function askDeviceToken(config: PushConfig): Promise<string> {
  const registration = await workerRegistration()
  if (Object.keys(config.firebaseSDKConfigObject).length === 0) {
    const { subscriptionToken } = await within(TOKEN_TIMEOUT_MS, import('./web-push.ts'))
    return within(TOKEN_TIMEOUT_MS, subscriptionToken(config.vapidKey, registration))
  }
  const { firebaseToken } = await within(TOKEN_TIMEOUT_MS, import('./firebase-token.ts'))
  return within(TOKEN_TIMEOUT_MS, firebaseToken(config, registration))
}

/** The push subscription of this browser; null where there is none. @throws Error NO_WORKER where there is no worker */
export async function pushSubscription(): Promise<PushSubscription | null> {
  const { pushManager } = await workerRegistration()
  return within(TIMEOUT_MS, pushManager.getSubscription())
}

/** Ends the push subscription of this browser. @throws Error NO_WORKER, NOT_SUBSCRIBED or UNSUBSCRIBE_FAILED */
export async function unsubscribe(): Promise<void> {
  const subscription = await pushSubscription()
  if (!subscription) throw new Error(NOT_SUBSCRIBED)
  const isDone = await within(TIMEOUT_MS, subscription.unsubscribe()).catch(() => false)
  if (!isDone) throw new Error(UNSUBSCRIBE_FAILED)
}
