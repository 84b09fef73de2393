import type { Page } from '@playwright/test'
import { logIn } from '../tools/product/log-in.ts'
import type { Traveller } from './people.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** Sessions of this worker by server and person: the server allows only so many logins a minute. */
const sessions = new Map<string, Cookies>()

/** Signs in by the API, once a worker and person, so a journey that ends its session should sign in by the form instead. */
export async function signIn(page: Page, traveller: Traveller): Promise<void> {
  const { username, password, host } = traveller
  const session = `${process.env.WAYMARK_E2E_URL} ${host} ${username}`
  const known = sessions.get(session)
  if (known) {
    await page.context().addCookies(known)
    // an address that differs by its hash alone would be opened in the page of a stranger
    if (page.url() !== 'about:blank') await page.goto('/health')
    return
  }
  await page.goto('/health')
  const status = await page.evaluate(logIn, { username, password })
  if (status !== 200) throw new Error(`${username} could not sign in: ${status}`)
  sessions.set(session, await page.context().cookies())
}

/** Signs in as a person does, on the form that is shown. */
export async function fillLogin(page: Page, { username, password }: Traveller): Promise<void> {
  await page.getByLabel('E-mail or user name').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^(Sail to the isles|Sign in)$/ }).click()
}
