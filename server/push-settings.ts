import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { PushAccount, PushSettings } from './lib/push.ts'
import { StartFailure } from './start-failure.ts'

const GOOGLE_SENDS = 'https://fcm.googleapis.com'
const GOOGLE_TOKENS = 'https://oauth2.googleapis.com/token'

const WebConfig = z.record(z.string(), z.string())
const NEEDED = ['apiKey', 'projectId', 'messagingSenderId', 'appId']

const Account = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.optional(z.url()),
})

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Null where none of it is set: then push goes as plain Web Push.
 * @throws StartFailure naming the setting that is wrong or missing; what is secret stays unsaid
 */
export function readPush(env: Environment): PushSettings | null {
  const names = ['FCM_CONFIG', 'FCM_VAPID_KEY', 'FCM_SERVICE_ACCOUNT'] as const
  const [config, vapidKey, account] = names.map((name) => env[name]?.trim() ?? '')
  if (!config && !vapidKey && !account) return null
  const missing = names.filter((name) => !env[name]?.trim())
  if (!config || !vapidKey || !account) {
    throw new StartFailure(
      `${missing.join(' and ')} is not set; push by Firebase needs ${names.join(', ')} together.`,
    )
  }
  return {
    webConfig: readWebConfig(config),
    vapidKey: readVapidKey(vapidKey),
    account: readAccount(account),
    url: readSendUrl(env['FCM_URL']?.trim() || GOOGLE_SENDS),
  }
}

function readWebConfig(value: string): Record<string, string> {
  const parsed = WebConfig.safeParse(parseJson(value))
  const missing = NEEDED.filter((name) => !parsed.success || !parsed.data[name])
  if (!parsed.success || missing.length > 0) {
    throw new StartFailure(`FCM_CONFIG is not the JSON of a web app with ${NEEDED.join(', ')}.`)
  }
  return parsed.data
}

/** An uncompressed point of P-256, base64url. */
function readVapidKey(value: string): string {
  if (!/^[\w-]{87}=?$/.test(value)) {
    throw new StartFailure('FCM_VAPID_KEY is not the public key of a web push certificate (87 signs).')
  }
  return value
}

/** The JSON of the key itself, or the path of its file. */
function readAccount(value: string): PushAccount {
  const parsed = Account.safeParse(parseJson(value.startsWith('{') ? value : readKeyFile(value)))
  if (!parsed.success || !isPrivateKey(parsed.data.private_key)) {
    throw new StartFailure('FCM_SERVICE_ACCOUNT is not the JSON key of a service account.')
  }
  const { project_id, client_email, private_key, token_uri } = parsed.data
  return {
    projectId: project_id,
    clientEmail: client_email,
    privateKey: private_key,
    tokenUrl: token_uri ?? GOOGLE_TOKENS,
  }
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartFailure(`FCM_SERVICE_ACCOUNT names "${path}"; that file cannot be read.`)
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

function readSendUrl(value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/') {
    throw new StartFailure(`FCM_URL is "${value}"; an address like ${GOOGLE_SENDS} is meant.`)
  }
  return url
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
