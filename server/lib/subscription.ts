import { createECDH } from 'node:crypto'
import type * as z from 'zod/mini'
import { PushSubscriptionToken } from '#shared/contract/push.ts'

export type Subscription = z.infer<typeof PushSubscriptionToken>

/** What a browser subscribed with, from the token that carries it; null where nothing can be sent to it. */
export function readSubscription(token: string): Subscription | null {
  const parsed = PushSubscriptionToken.safeParse(parseJson(token))
  if (!parsed.success || !isOnCurve(parsed.data.keys.p256dh)) return null
  return parsed.data
}

/** The same subscription is always written the same way: it is what a browser is known by. */
export function writeSubscription({ endpoint, keys }: Subscription): string {
  return JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
}

function isOnCurve(point: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(point, 'base64url')
    return true
  } catch {
    return false
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
