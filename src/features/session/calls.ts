import {
  extendSession,
  login,
  loginStatus,
  logout,
  TIME_ZONE_HEADER,
  type LoginStatus,
} from '#shared/contract/session.ts'
import { browserTimeZone } from '#src/lib/browser.ts'
import { call } from '#src/lib/http.ts'

/** A next login waits for the answer of the last logout, but no longer. */
const LOGOUT_TIMEOUT_MS = 5000

export interface Credentials {
  username: string
  password: string
  captcha?: string
}

export function askLoginStatus(): Promise<LoginStatus> {
  return call(loginStatus, {})
}

/** Refuses with a `Failure`: 401 wrong pair, 406 captcha, 423 disabled, 429 too many tries. */
export function sendLogin(credentials: Credentials): Promise<LoginStatus> {
  return call(login, { body: credentials }, { headers: { [TIME_ZONE_HEADER]: browserTimeZone() } })
}

export async function sendLogout(): Promise<void> {
  await call(logout, {}, { signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) })
}

/** Keeps the session; 401 where it has ended. */
export async function sendExtend(): Promise<void> {
  await call(extendSession, {})
}
