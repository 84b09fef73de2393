import { readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../shared/domain/languages.ts'
import { totpCode } from '../../server/lib/totp.ts'
import { expect, test } from '../journey.ts'
import { startWithOperator } from '../operator.ts'
import { TRAVELLERS } from '../people.ts'
import { ARRIVAL_TIMEOUT_MS } from '../places.ts'
import { fillLogin } from '../players.ts'

/** A server of its own: what its operators do to tenants, no other journey could bear. */
let product: Awaited<ReturnType<typeof startWithOperator>>
const EMAIL = 'op@host.test'
const PASSWORD = 'nine herons on a wire'

test.beforeAll(async () => {
  product = await startWithOperator(EMAIL)
})
test.afterAll(() => product.stop())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const me = (page: Page) => button(page, /^Me(:|$)/)
/** What an app shows a moment from now: the code of now may have been used. */
const nextCode = (secret: string) => totpCode(secret, new Date(Date.now() + 30_000))
const hostOf = (name: string) => product.url.replace('localhost', name)

async function openTenant(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Tenants', exact: true }).click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

async function fitsAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll, `nothing is wider than ${width} px`).toBeLessThanOrEqual(client)
}

test('an operator, made by a command, signs in with a second factor, makes a tenant, limits, suspends and resumes it, saves and deletes it [DESK-2] [DESK-4] [SERVE-2]', async ({
  browser,
  page,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  let secret = ''

  await test.step('the printed link sets password and second factor, and gives recovery codes', async () => {
    await page.goto(product.link)
    await expect(heading(page, 'Become an operator')).toBeVisible()
    await expectAccessible()
    secret = (await page.locator('code').first().innerText()).replaceAll(/\s/g, '')
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Code that the app shows').fill(totpCode(secret, new Date()))
    await button(page, 'Set up and sign in').click()
    await expect(page.getByRole('listitem')).toHaveCount(10)
    await expectAccessible()
    await button(page, 'I have stored them').click()
    await expect(page.getByRole('heading', { name: 'Tenants', level: 1 })).toBeVisible()
    await expectAccessible()
  })

  await test.step('the console asks for password and code', async () => {
    await button(page, 'Sign out').click()
    await page.getByLabel('E-mail').fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Next').click()
    await page.getByLabel('Code').fill(nextCode(secret))
    await expectAccessible()
    await button(page, 'Sign in').click()
    await expect(page.getByRole('heading', { name: 'Tenants', level: 1 })).toBeVisible()
  })

  let invitation = ''
  await test.step('a tenant is made, and its admin gets a link', async () => {
    await page.getByRole('link', { name: 'New tenant' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Acme & Söhne')
    await expect(page.getByLabel('Short name')).toHaveValue('acme-sohne')
    await page.getByLabel('Host names').fill('acme.localhost')
    await expectAccessible()
    await button(page, 'Create tenant').click()
    await expect(heading(page, 'Acme & Söhne is there')).toBeVisible()
    invitation = await page.locator('output').innerText()
    await page.getByRole('link', { name: 'Show the tenant' }).click()
    await expect(page.getByRole('heading', { name: 'Acme & Söhne', level: 1 })).toBeVisible()
    await expectAccessible()
  })

  await test.step('every page of the console is accessible in every language, and fits a phone and a desktop', async () => {
    const tenant = new URL(page.url()).hash
    for (const { shortName } of LANGUAGES.toReversed()) {
      await page.evaluate((language) => localStorage.setItem('_operatorLocale', language), shortName)
      for (const hash of ['#/', '#/new', '#/log', tenant]) {
        await page.goto(`${product.url}/operator${hash}`)
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('lang', shortName)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible()
        for (const width of [390, 768, 1366, 1920]) await fitsAt(page, width)
      }
    }
    await page.evaluate(() => localStorage.setItem('_operatorLocale', 'en'))
    await page.reload()
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  const admin = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await test.step('the admin comes in by it', async () => {
    const [, path] = /(\/#\/app\/accept-invitation\?token=[\w-]{43})/.exec(invitation) ?? []
    await expect(async () => {
      await admin.goto(hostOf('acme.localhost') + (path ?? ''))
      await expect(heading(admin, 'Welcome')).toBeVisible({ timeout: 5000 })
    }).toPass()
    await admin.getByLabel('First name').fill('Ada')
    await admin.getByLabel('Last name').fill('Nowak')
    await admin.getByLabel('E-mail').fill('ada@acme.test')
    await admin.getByLabel('Password', { exact: true }).fill('seven owls in a row')
    await admin.getByRole('checkbox', { name: 'I have read the agreement' }).check()
    await button(admin, 'Accept the invitation').click()
    await expect(admin).toHaveTitle(/Acme & Söhne/, { timeout: ARRIVAL_TIMEOUT_MS })
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
  })

  await test.step('a limit holds: there is no room for another person', async () => {
    await page.getByLabel('People', { exact: true }).fill('1')
    await button(page, 'Save').last().click()
    await expect(page.getByText(/^Saved\./)).toBeVisible()
    await admin.goto(`${hostOf('acme.localhost')}/#/app/people/all`)
    await button(admin, 'Invite someone').click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('First name').fill('Bo')
    await dialog.getByLabel('Last name').fill('Berg')
    await dialog.getByLabel('E-mail').fill('bo@acme.test')
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Send the invitation' }).click()
      await expect(dialog.getByText(/^No more people can be added/)).toBeVisible({ timeout: 3000 })
    }).toPass()
    await admin.keyboard.press('Escape')
  })

  await test.step('suspended, it says so to everybody, also to who plays; resumed, they are in again', async () => {
    await openTenant(page, 'Lantern Isles')
    const player = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await player.goto(product.url)
    await fillLogin(player, TRAVELLERS.tablet)
    await expect(me(player)).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
    await button(page, 'Suspend').click()
    await expect(page.getByText('Suspended', { exact: true })).toBeVisible()
    await expectAccessible()
    await expect(async () => {
      await player.reload()
      await expect(heading(player, 'Closed for now')).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(player.getByText(/is suspended by whoever runs it/)).toBeVisible()
    await button(page, 'Open again').click()
    await expect(button(page, 'Suspend')).toBeVisible()
    await expect(async () => {
      await player.reload()
      await expect(me(player).or(heading(player, 'Closed for now'))).toBeVisible({
        timeout: ARRIVAL_TIMEOUT_MS,
      })
      await expect(me(player)).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 3 * ARRIVAL_TIMEOUT_MS })
    await player.context().close()
  })

  await test.step('the tenant’s own log says what operators did, and who', async () => {
    await admin.goto(`${hostOf('acme.localhost')}/#/app/people/audit`)
    const log = admin.getByRole('list', { name: 'Audit log' })
    await expect(log.getByText('Limits changed')).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
    await expect(log.getByText(EMAIL).first()).toBeVisible()
    await admin.context().close()
  })

  await test.step('all of it is saved as one archive', async () => {
    await openTenant(page, 'Acme & Söhne')
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save archive' }).click()
    const file = await (await saving).path()
    expect(statSync(file).size).toBeGreaterThan(2000)
    // what gzip begins with
    expect([...readFileSync(file).subarray(0, 2)]).toEqual([0x1f, 0x8b])
  })

  await test.step('deleted by its name, it is gone; the log of operators stays', async () => {
    await button(page, 'Delete this tenant …').click()
    const dialog = page.getByRole('dialog')
    await expectAccessible('[role=dialog]')
    await dialog.getByLabel('Type acme-sohne to confirm').fill('acme-sohne')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(async () => {
      await page.getByRole('link', { name: 'Tenants', exact: true }).click()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Tenants', level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Lantern Isles' })).toBeVisible()
      expect(await page.getByRole('link', { name: 'Acme & Söhne', exact: true }).count()).toBe(0)
    }).toPass()
    await page.getByRole('link', { name: 'Log', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'acme-sohne' }).first()).toContainText(
      'Tenant deleted',
    )
    await expectAccessible()
    for (const width of [360, 390, 768, 1366, 1920]) await fitsAt(page, width)
    await page.getByLabel('Action').selectOption('Tenant suspended')
    await expect(page.getByRole('listitem')).toHaveCount(1)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save as a file for spreadsheets' }).click()
    expect(readFileSync(await (await saving).path(), 'utf8')).toContain('tenant-suspended')
  })
  await expectSpoken('operator')
})
