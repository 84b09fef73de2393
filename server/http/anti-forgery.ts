import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The cookie that only our own pages can read, and the header in which they send it back. */
export const FORGERY_COOKIE = 'XSRF-TOKEN'
export const FORGERY_HEADER = 'x-xsrf-token'

const NO_SESSION = 'no session'

/** A token for one session, or for visits without one. */
export function makeForgeryToken(secret: string, sessionHash: string | null): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${seal(secret, sessionHash, nonce)}`
}

export function isForgeryToken(
  secret: string,
  sessionHash: string | null,
  token: string | undefined,
): boolean {
  const [nonce, given, more] = token?.split('.') ?? []
  if (nonce === undefined || given === undefined || more !== undefined) return false
  const wanted = Buffer.from(seal(secret, sessionHash, nonce))
  const got = Buffer.from(given)
  return wanted.length === got.length && timingSafeEqual(wanted, got)
}

function seal(secret: string, sessionHash: string | null, nonce: string): string {
  return createHmac('sha256', secret)
    .update(`${sessionHash ?? NO_SESSION} ${nonce}`)
    .digest('base64url')
}
