import type { Page } from '@playwright/test'
import { logIn, type Person } from '../tools/product/log-in.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** Sessions of this worker by host and person: the server allows only so many logins a minute. */
const sessions = new Map<string, Cookies>()

/**
 * Signs in by the API, once a worker and person, so a journey that signs out should sign in by the form instead.
 * The page must not be elsewhere: the tenant is the one of `baseURL`.
 */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/health')
  const key = `${new URL(page.url()).host} ${person.username}`
  const known = sessions.get(key)
  if (known) {
    await page.context().addCookies(known)
    return
  }
  const status = await page.evaluate(logIn, person)
  if (status !== 200) throw new Error(`${person.username} could not sign in: ${status}`)
  sessions.set(key, await page.context().cookies())
}
