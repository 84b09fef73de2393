import { createECDH } from 'node:crypto'
import type { VapidKeys } from './lib/vapid-keys.ts'
import { StartFailure } from './start-failure.ts'

export interface WebPushSettings {
  /** False on a server that may call nobody outside. */
  isOn: boolean
  /** Null: the installation's own, which lie in the database. */
  keys: VapidKeys | null
  /** Null: the product's address, or the one that mails come from. */
  subject: string | null
  /** Push services within the operator's own network, as `host` or `host:port`. */
  ownHosts: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws StartFailure naming the setting that is wrong or missing; the private key stays unsaid */
export function readWebPush(env: Environment): WebPushSettings {
  return { isOn: readIsOn(env), keys: readKeys(env), subject: readSubject(env), ownHosts: readHosts(env) }
}

function readIsOn(env: Environment): boolean {
  const value = env['WEB_PUSH']?.trim().toLowerCase() || 'on'
  if (value !== 'on' && value !== 'off') throw new StartFailure(`WEB_PUSH is "${value}"; on or off is meant.`)
  return value === 'on'
}

function readKeys(env: Environment): VapidKeys | null {
  const publicKey = env['VAPID_PUBLIC_KEY']?.trim() ?? ''
  const privateKey = env['VAPID_PRIVATE_KEY']?.trim() ?? ''
  if (!publicKey && !privateKey) return null
  if (publicKey !== publicKeyOf(privateKey)) {
    throw new StartFailure(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of keys; leave both out, and the server makes its own.',
    )
  }
  return { publicKey, privateKey }
}

/** Null for what is no private key of P-256 in base64url. */
function publicKeyOf(privateKey: string): string | null {
  if (!/^[\w-]{43}$/.test(privateKey)) return null
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    return null
  }
  return pair.getPublicKey('base64url')
}

function readSubject(env: Environment): string | null {
  const value = env['VAPID_SUBJECT']?.trim() ?? ''
  if (value === '') return null
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)) {
    throw new StartFailure(
      `VAPID_SUBJECT is "${value}"; an address like mailto:admin@example.org or https://example.org is meant.`,
    )
  }
  return value
}

function readHosts(env: Environment): readonly string[] {
  const hosts = (env['PUSH_HOSTS'] ?? '').split(/[\s,]+/).filter((host) => host !== '')
  const wrong = hosts.find((host) => !isHost(host))
  if (wrong !== undefined) {
    throw new StartFailure(`PUSH_HOSTS names "${wrong}"; a host like push.example.org is meant.`)
  }
  return hosts
}

/** As an address has it, lower case and without the port that is https' own. */
function isHost(host: string): boolean {
  const url = `https://${host}/`
  return URL.canParse(url) && new URL(url).host === host
}
