import { createSign } from 'node:crypto'
import * as z from 'zod/mini'
import { HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import type { Clock } from './clock.ts'

/** What a browser needs to register, and what the server needs to send. Firebase Cloud Messaging, HTTP v1. */
export interface PushSettings {
  /** As the Firebase console hands it out; nothing in it is secret. */
  webConfig: Readonly<Record<string, string>>
  /** The public key of the web push certificate. */
  vapidKey: string
  account: PushAccount
  /** Where messages are sent to. */
  url: URL
}

export interface PushAccount {
  projectId: string
  clientEmail: string
  /** PEM. */
  privateKey: string
  /** Where its signature is changed for a token. */
  tokenUrl: string
}

/** What a browser needs to register; nothing in it is secret. */
export type PushOffer = Pick<PushSettings, 'webConfig' | 'vapidKey'>

/** How messages go out now. */
export interface PushSender {
  /** Devices that registered with another sender cannot be reached by this one. */
  sender: string
  send: SendPush
}

/** Whom a browser registers with: Firebase, or the holder of the key. */
export function senderOf({ webConfig, vapidKey }: PushOffer): string {
  return Object.keys(webConfig).length === 0 ? vapidKey : FIREBASE
}

const FIREBASE = 'firebase'

/** What a device shows. Icon, badge, picture and link are paths of the tenant that it is registered in. */
export interface PushMessage {
  title: string
  body: string
  /** Beside the words; left out: none. */
  image?: string
  icon: string
  /** The small sign of the product, in one colour. */
  badge: string
  /** What a press opens. */
  link: string
  /** A later message with the same tag takes its place. */
  tag: string
  /** A message that cannot be shown by then is of no use any more, s. */
  lifeS: number
}

/**
 * @returns whether the device still is one; where it is not, nothing is ever sent to it again
 * @throws Error where nobody took it: it is worth another try
 */
export type SendPush = (deviceToken: string, message: PushMessage) => Promise<'sent' | 'gone'>

/** ms; less than the lease of a job. */
const TIMEOUT_MS = 10_000
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'

const Token = z.object({ access_token: z.string(), expires_in: z.number() })
const Refusal = z.object({
  error: z.object({
    status: z.optional(z.string()),
    details: z.optional(z.array(z.object({ errorCode: z.optional(z.string()) }))),
  }),
})

/** By Firebase Cloud Messaging, HTTP v1. */
export function openPush({ account, url }: PushSettings, clock: Clock, timeoutMs = TIMEOUT_MS): SendPush {
  const tokens = accessTokens(account, clock, timeoutMs)
  const address = new URL(`/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`, url)
  return async (deviceToken, message) => {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokens.take()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: asFirebaseSends(deviceToken, message) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (reply.ok) return 'sent'
    if (reply.status === 401) tokens.forget()
    if (await isGone(reply)) return 'gone'
    throw Object.assign(new Error('the message was not taken'), { responseCode: reply.status })
  }
}

function asFirebaseSends(
  token: string,
  { title, body, image, icon, badge, link, tag, lifeS }: PushMessage,
): Record<string, unknown> {
  const shown = { title, body, ...(image !== undefined && { image }) }
  return {
    token,
    notification: { title, body },
    data: { badge, icon, link, tag },
    webpush: {
      headers: { TTL: String(lifeS), Urgency: 'normal' },
      notification: { ...shown, icon, badge, tag },
    },
  }
}

/** The device took its permission back, or never was one of this project's. */
async function isGone(reply: Response): Promise<boolean> {
  if (reply.status !== 404 && reply.status !== 400 && reply.status !== 403) return false
  const refusal = Refusal.safeParse(await reply.json().catch(() => null))
  if (!refusal.success) return false
  const codes = refusal.data.error.details?.map(({ errorCode }) => errorCode) ?? []
  return codes.some((code) => code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH')
}

interface AccessTokens {
  take: () => Promise<string>
  forget: () => void
}

/** One is used as long as it holds. */
function accessTokens(account: PushAccount, clock: Clock, timeoutMs: number): AccessTokens {
  let known: { token: string; until: number } | null = null
  return {
    async take() {
      const now = clock().getTime()
      if (known && now < known.until) return known.token
      const reply = await fetch(account.tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: assertionOf(account, now),
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (!reply.ok) throw Object.assign(new Error('no token was given'), { responseCode: reply.status })
      const { access_token, expires_in } = z.parse(Token, await reply.json())
      known = { token: access_token, until: now + expires_in * 1000 - MINUTE_MS }
      return access_token
    },
    forget() {
      known = null
    },
  }
}

/** A JSON Web Token of the service account, signed with RS256 (RFC 7523). */
function assertionOf({ clientEmail, privateKey, tokenUrl }: PushAccount, now: number): string {
  const issued = Math.floor(now / 1000)
  const claims = { iss: clientEmail, scope: SCOPE, aud: tokenUrl, iat: issued, exp: issued + HOUR_MS / 1000 }
  const words = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const signed = words.join('.')
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
}
