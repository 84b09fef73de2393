import type { Page } from '@playwright/test'
import { post, send } from '../tools/product/play-ahead.ts'
import { mailedLink } from './mailbox.ts'

export { playAhead } from '../tools/product/play-ahead.ts'

/** Who has an address there opens an account in the demo. */
const DOMAIN = 'demo.waymark.test'

/**
 * Somebody whom no other journey knows: registered without the form and signed in. The next `goto` is the newcomer's.
 * @param options.isShownAround the map begins without its tour
 * @returns the e-mail that signs in, with the password `three grey gulls`
 */
export async function signUp(page: Page, name: string, { isShownAround = true } = {}): Promise<string> {
  await page.goto('/health')
  // a journey that is made again meets nobody of its own
  const email = `${name.toLowerCase()}-${crypto.randomUUID()}@${DOMAIN}`
  await post(page, '/v2/register', { email })
  const link = await mailedLink(email, 'accept-invitation')
  await post(page, '/v2/invitation/accept', {
    token: /token=([\w-]+)/.exec(link)?.[1],
    firstName: name,
    lastName: 'Newcomer',
    password: 'three grey gulls',
    agreement: true,
  })
  if (isShownAround) await send(page, 'PATCH', '/player/profile', { isTutorialSeen: true })
  return email
}

interface Registered {
  firstName: string
  lastName: string
  /** At a domain that may register. */
  email: string
  password: string
}

/** Registers by the form and the mailed link, as far as the form that opens the account; its page is the newcomer's then. */
export async function registerByForm(page: Page, person: Registered): Promise<void> {
  await page.goto('/#/app/register')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
  await page.goto(await mailedLink(person.email, 'accept-invitation'))
  await fillNewcomer(page, person)
  await page.getByRole('button', { name: 'Create my account' }).click()
}

export async function fillNewcomer(page: Page, person: Omit<Registered, 'email'>): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: 'I have read the agreement' }).check()
}
