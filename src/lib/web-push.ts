import type { PushSubscriptionToken } from '#shared/contract/push.ts'
import type * as z from 'zod/mini'

/**
 * Subscribes this browser for the holder of the key, without a service between (Web Push).
 * @returns the subscription as the server takes it
 * @throws Error where the browser gives no keys, and what `subscribe` throws
 */
export async function subscriptionToken(
  vapidKey: string,
  { pushManager }: ServiceWorkerRegistration,
): Promise<string> {
  const earlier = await pushManager.getSubscription()
  // one for another key cannot be sent to, and stands in the way of the next
  if (earlier && keyOf(earlier) !== vapidKey) await earlier.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(vapidKey),
  })
  const { keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (p256dh === undefined || auth === undefined) throw new Error('the browser gave no keys')
  const token: z.infer<typeof PushSubscriptionToken> = {
    endpoint: subscription.endpoint,
    keys: { p256dh, auth },
  }
  return JSON.stringify(token)
}

function keyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey
  if (!key) return null
  const letters = btoa(String.fromCharCode(...new Uint8Array(key)))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
