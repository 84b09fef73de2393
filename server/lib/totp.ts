import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, a new code every 30 seconds. */
const STEP_S = 30
const DIGITS = 6

/** Steps before and after now whose code is taken as well: clocks of phones differ, and people type slowly. */
const WINDOW = 1

/** 160 bits, the length of the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret at random, in base32: what an app and the server share. */
export function newSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES))
}

interface TotpAccount {
  /** Who the account is with, as the app lists it. */
  issuer: string
  account: string
  /** Base32. */
  secret: string
}

/** An `otpauth:` address, which an app reads from a QR code. */
export function totpUri({ issuer, account, secret }: TotpAccount): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

interface TriedCode {
  /** Base32. */
  secret: string
  /** As it was typed: spaces are left out. */
  code: string
  now: Date
  /** The step whose code was accepted last: neither it nor one before it is accepted again. Null: none was. */
  lastStep: number | null
}

/** @returns the step whose code it is, which the caller stores as `lastStep`; null where the code is refused */
export function checkTotp({ secret, code, now, lastStep }: TriedCode): number | null {
  const typed = Buffer.from(code.replaceAll(/\s/g, ''))
  const key = fromBase32(secret)
  const current = Math.floor(now.getTime() / 1000 / STEP_S)
  let accepted: number | null = null
  for (let step = current - WINDOW; step <= current + WINDOW; step += 1) {
    const wanted = Buffer.from(codeAt(key, step))
    // all of them are compared, so that the time says nothing
    const isIt = wanted.length === typed.length && timingSafeEqual(wanted, typed)
    if (isIt && (lastStep === null || step > lastStep)) accepted ??= step
  }
  return accepted
}

/** The code of one step of 30 s since 1970. */
export function totpCode(secret: string, now: Date): string {
  return codeAt(fromBase32(secret), Math.floor(now.getTime() / 1000 / STEP_S))
}

/** RFC 4226, 5.3. */
function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.max(0, step)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.toUpperCase().replaceAll('=', ''), (sign) =>
    BASE32.indexOf(sign).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)))
}
