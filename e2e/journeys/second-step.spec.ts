import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { totpCode } from '../../server/lib/totp.ts'
import type { Product } from '../../tools/product/serve.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { ARRIVAL_TIMEOUT_MS } from '../places.ts'
import { fillLogin } from '../players.ts'
import { startOwn } from '../products.ts'

/** A server of its own: anyone who proves a login by more than a password can travel nowhere else. */
let product: Product
const admin = TRAVELLERS.network
const leader = TRAVELLERS.phone

test.beforeAll(async () => {
  product = await startOwn('second-step')
})
test.afterAll(() => product.stop())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const me = (page: Page) => button(page, /^Me(:|$)/)

/** What an authenticator app shows a moment from now: the code of now may have been used. */
const nextCode = (secret: string) => totpCode(secret, new Date(Date.now() + 30_000))

async function secretIn(page: Page): Promise<string> {
  return (await page.locator('code').first().innerText()).replaceAll(/\s/g, '')
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto(`${product.url}/#/app/player/settings`)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/api/web/logout'))
  await page.goto(product.url)
}

/** A device with a passkey in it, as the browser's own tools make one. */
async function addAuthenticator(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test('an admin sets up an app and a passkey, signs in by each and by a recovery code, and wants it of all: a leader sets it up at the login, and it is reset [DESK-1] [AUTH-2]', async ({
  browser,
  page,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await addAuthenticator(page)
  await page.goto(product.url)
  await fillLogin(page, admin)
  await expect(me(page)).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
  let codes: string[] = []

  await test.step('the app shows a code, and ten recovery codes come once', async () => {
    await openSecurity(page)
    await button(page, 'Set up the app').click()
    await page.getByLabel('Current password').fill(admin.password)
    await button(page, 'Continue').click()
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('000000')
    await button(page, 'Confirm the code').click()
    await expect(page.getByText(/This code is not right/)).toBeVisible()
    await page
      .getByRole('textbox', { name: 'Code', exact: true })
      .fill(totpCode(await secretIn(page), new Date()))
    await button(page, 'Confirm the code').click()
    const list = page.getByRole('list', { name: 'Recovery codes' })
    await expect(list.getByRole('listitem')).toHaveCount(10)
    codes = await list.getByRole('listitem').allInnerTexts()
    await expectAccessible()
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()])
    expect(readFileSync(await file.path(), 'utf8')).toContain(codes[9])
    await button(page, 'I have saved them').click()
    await expect(page.getByText('10 left.', { exact: false })).toBeVisible()
  })

  await test.step('a passkey beside it', async () => {
    await button(page, 'Add a passkey').click()
    await dialog(page, 'Add a passkey').getByLabel('Name').fill('Work laptop')
    await page.getByLabel('Current password').fill(admin.password)
    await button(page, 'Create the passkey').click()
    // the row, with the name on its button too
    await expect(page.getByText(/^Added on .*, for /)).toBeVisible()
    await expect(page.getByText('Work laptop', { exact: true }).first()).toBeVisible()
    await expectAccessible()
  })

  await test.step('the password is not enough, and the passkey gets in', async () => {
    await signOut(page)
    await fillLogin(page, admin)
    await expect(dialog(page, 'One more step')).toBeVisible()
    await expectAccessible()
    await button(page, 'Use my passkey').click()
    await expect(me(page)).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
  })

  await test.step('so does a recovery code, once', async () => {
    for (const isFirst of [true, false]) {
      await signOut(page)
      await fillLogin(page, admin)
      await button(page, 'Use a recovery code instead').click()
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
      await dialog(page, 'One more step').getByRole('button', { name: 'Sign in' }).click()
      if (isFirst) await expect(me(page)).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
      else await expect(page.getByText('This code is not right, or it was used already.')).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'One more step')).toBeHidden()
    await expect(page.getByLabel('E-mail or user name')).toHaveValue(admin.username)
    await page.getByRole('button', { name: /^(Sail to the isles|Sign in)$/ }).click()
    await button(page, 'Use my passkey').click()
    await expect(me(page)).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
  })

  await test.step('the admin wants it of everybody who is more than a player', async () => {
    await page.goto(`${product.url}/#/app/people/settings/data`)
    await page.getByRole('switch', { name: /^Second step of sign-in/ }).click()
    await button(page, 'Save').click()
    await expect(page.getByText('Saved. Everybody sees it within seconds.')).toBeVisible()
  })

  const theirs = await browser.newPage()
  await test.step('a leader sets it up at the next login, and a code gets in from then on', async () => {
    const setup = dialog(theirs, 'Set up a second step')
    await expect(async () => {
      // a login before the server knows of it gets in by the password
      await theirs.context().clearCookies()
      await theirs.goto(product.url)
      await fillLogin(theirs, leader)
      await expect(setup.or(me(theirs))).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
      await expect(setup).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 4 * ARRIVAL_TIMEOUT_MS })
    const secret = await secretIn(theirs)
    await theirs.getByRole('textbox', { name: 'Code', exact: true }).fill(totpCode(secret, new Date()))
    await button(theirs, 'Confirm the code').click()
    await expect(theirs.getByText('Your second step is set up.')).toBeVisible()
    await button(theirs, 'I have saved them, continue').click()
    await expect(me(theirs)).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
    await signOut(theirs)
    await fillLogin(theirs, leader)
    await theirs.getByRole('textbox', { name: 'Code', exact: true }).fill(nextCode(secret))
    await dialog(theirs, 'One more step').getByRole('button', { name: 'Sign in' }).click()
    await expect(me(theirs)).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
  })

  await test.step('reset by the admin, it is to be set up anew', async () => {
    await page.goto(`${product.url}/#/app/people/all`)
    await page.getByLabel('Name or e-mail').fill('leader@')
    await page
      .getByRole('main')
      .getByRole('link', { name: /leader@/ })
      .first()
      .click()
    await button(page, 'Reset').click()
    await expectAccessible()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('Not set up.')).toBeVisible()
    await signOut(theirs)
    await fillLogin(theirs, leader)
    await expect(dialog(theirs, 'Set up a second step')).toBeVisible()
    await theirs.close()
  })
  await expectSpoken('second-step')
})
