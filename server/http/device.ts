import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Opened } from './visit.ts'

/** Names the browser and, signed, who logged in there with which password: `<name>.<signature>`. It lets nobody in. */
export function makeDeviceToken(secret: string, person: Opened): string {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${sign(secret, name, person)}`
}

/** The browser's name where this person has logged in with it before, with the password of now; null for every other token. */
export function deviceOf(secret: string, person: Opened, token: string | undefined): string | null {
  const [name = '', signature = '', ...rest] = (token ?? '').split('.')
  const given = Buffer.from(signature)
  const meant = Buffer.from(sign(secret, name, person))
  const isTrue = rest.length === 0 && given.length === meant.length && timingSafeEqual(given, meant)
  return isTrue ? name : null
}

function sign(secret: string, name: string, { id, passwordHash }: Opened): string {
  return createHmac('sha256', secret).update(`device ${name} ${id} ${passwordHash}`).digest('base64url')
}
