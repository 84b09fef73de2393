import type { Page } from '@playwright/test'
import { logIn } from '../tools/product/log-in.ts'
import type { Traveller } from './people.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** Sessions of this worker by person: the server allows only so many logins a minute. */
const sessions = new Map<Traveller, Cookies>()

/** Signs in by the API, once a worker and person, so a journey that ends its session should sign in by the form instead. */
export async function signIn(page: Page, traveller: Traveller): Promise<void> {
  const known = sessions.get(traveller)
  if (known) {
    await page.context().addCookies(known)
    return
  }
  await page.goto('/health')
  const { username, password } = traveller
  const status = await page.evaluate(logIn, { username, password })
  if (status !== 200) throw new Error(`${username} could not sign in: ${status}`)
  sessions.set(traveller, await page.context().cookies())
}

/** Signs in as a person does, on the form that is shown. */
export async function fillLogin(page: Page, { username, password }: Traveller): Promise<void> {
  await page.getByLabel('E-mail or user name').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^(Sail to the isles|Sign in)$/ }).click()
}
