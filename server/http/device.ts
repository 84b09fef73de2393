import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Names the browser and, signed, the person who logged in there: `<name>.<signature>`. It lets nobody in. */
export function makeDeviceToken(secret: string, personId: string): string {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${sign(secret, name, personId)}`
}

/** The browser's name where this person has logged in with it before; null for every other token. */
export function deviceOf(secret: string, personId: string, token: string | undefined): string | null {
  const [name = '', signature = '', ...rest] = (token ?? '').split('.')
  const given = Buffer.from(signature)
  const meant = Buffer.from(sign(secret, name, personId))
  const isTrue = rest.length === 0 && given.length === meant.length && timingSafeEqual(given, meant)
  return isTrue ? name : null
}

function sign(secret: string, name: string, personId: string): string {
  return createHmac('sha256', secret).update(`device ${name} ${personId}`).digest('base64url')
}
