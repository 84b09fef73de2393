import type { Page } from '@playwright/test'
import type { Product } from '../../tools/product/serve.ts'
import { showAround } from '../../tools/product/show-around.ts'
import { openFor } from '../colleague.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { ARRIVAL_TIMEOUT_MS } from '../places.ts'
import { fillLogin } from '../players.ts'
import { startOwn } from '../products.ts'

/** A server of its own: how its tenants look, no other journey cares for. */
let product: Product
const hanna = { ...TRAVELLERS.mouse, username: 'hanna@demo.waymark.test' }

test.beforeAll(async () => {
  product = await startOwn('tenant-settings')
  await showAround(product.url, [hanna])
})
test.afterAll(() => product.stop())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link', { name })
async function accept(page: Page): Promise<void> {
  for (const box of [/^I know what/, /^I have read/]) await page.getByRole('checkbox', { name: box }).check()
  await button(page, 'Accept and start').click()
}
const accentOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'))

test('an admin renames and recolours a tenant and shuts the shop, a player sees it, and a revert brings it back [DESK-1] [SHELL-6] [BOOT-7]', async ({
  browser,
  page,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  const hers = await openFor(browser, product.url, hanna)
  const shop = button(hers, /^\d+ coins · To the shop$/)
  await expect(shop).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })

  await test.step('the admin finds the settings in the menu', async () => {
    await page.goto(product.url)
    await fillLogin(page, TRAVELLERS.network)
    await button(page, /^Me(:|$)/).click({ timeout: ARRIVAL_TIMEOUT_MS })
    await button(page, 'Platform settings').click()
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    await expectAccessible()
  })

  await test.step('a name, a colour, and a switch', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Harbour School')
    await page.getByLabel('Third colour', { exact: true }).fill('#8FD3FF')
    await button(page, 'Save').click()
    await expect(page.getByText('Saved. Everybody sees it within seconds.')).toBeVisible()
    await expect.poll(() => accentOf(page)).toBe('#8FD3FF')
    await part(page, 'What players see').click()
    await page.getByRole('switch', { name: /^Shop/ }).click()
    await expect(page.getByRole('switch', { name: /^Shop/ })).not.toBeChecked()
    await expectAccessible()
  })

  await test.step('the player sees them with the next load', async () => {
    await expect(async () => {
      await hers.reload()
      await expect(hers).toHaveTitle(/Harbour School/)
      expect(await accentOf(hers)).toBe('#8FD3FF')
      await expect(button(hers, /^Me(:|$)/)).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
      // the switch was turned last: an earlier load may know the name alone
      expect(await shop.count()).toBe(0)
    }).toPass({ timeout: 3 * ARRIVAL_TIMEOUT_MS })
  })

  await test.step('reverted, they are as they were', async () => {
    await part(page, 'Changes').click()
    for (const name of ['Shop', 'Third colour', 'Name']) {
      const revert = page.getByRole('listitem').filter({ hasText: name }).getByRole('button').first()
      await revert.click()
      await expect(page.getByText('Reverted. Everybody sees it within seconds.')).toBeVisible()
    }
    await expectAccessible()
    await expect(async () => {
      await hers.reload()
      await expect(hers).toHaveTitle(/Lantern Isles/)
      expect(await accentOf(hers)).toBe('#FFB84D')
      await expect(shop).toBeVisible()
    }).toPass({ timeout: ARRIVAL_TIMEOUT_MS })
  })
  await expectSpoken('tenant-settings')
})

test('an admin says the sign-in otherwise, asks for an agreement again, and finds both in the log [DESK-1] [DESK-4] [LANG-4] [AUTH-6]', async ({
  browser,
  page,
  expectAccessible,
}) => {
  test.slow()
  const settings = `${product.url}/#/app/people/settings`
  const saved = page.getByText('Saved. Everybody sees it within seconds.')
  await page.goto(product.url)
  await fillLogin(page, TRAVELLERS.network)
  await expect(button(page, /^Me(:|$)/)).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })

  await test.step('own wording, found by its words, is read at the sign-in', async () => {
    await page.goto(`${settings}/words`)
    await page.getByLabel('Find a text').fill('forgot your pasword')
    await page
      .getByRole('list', { name: /^\d+ texts?$/ })
      .getByRole('button')
      .first()
      .click()
    await expectAccessible()
    await page.getByLabel('Your words').fill('Lost the key?')
    await expect(page.getByRole('region', { name: /^Where it stands/ })).toContainText('Lost the key?')
    await button(page, 'Save').click()
    await expect(saved).toBeVisible()
    const stranger = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await expect(async () => {
      await stranger.goto(product.url)
      await expect(stranger.getByLabel('Password')).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
      // a load before the server knows of them has the words of the product
      await expect(stranger.getByText('Lost the key?')).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 3 * ARRIVAL_TIMEOUT_MS })
    await stranger.context().close()
  })

  await test.step('a version of the agreement that everybody is asked for', async () => {
    const hers = await openFor(browser, product.url, hanna)
    await expect(button(hers, /^Me(:|$)/)).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
    await page.goto(`${settings}/agreement`)
    for (const language of ['English', 'Polski', 'Deutsch', 'Español'])
      await page.getByLabel(`Text in ${language}`).fill('# Data\n\nWe store your name.')
    await expectAccessible()
    await button(page, 'Publish version 1').click()
    await expect(async () => {
      await hers.reload()
      const text = hers.getByText('We store your name.')
      await expect(text.or(button(hers, /^Me(:|$)/))).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
      await expect(text).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 3 * ARRIVAL_TIMEOUT_MS })
    await accept(hers)
    await expect(button(hers, /^Me(:|$)/)).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
  })

  await test.step('who publishes accepts like everybody else, and the log has it all', async () => {
    await page.goto(`${product.url}/#/app/people/audit`)
    await page.reload()
    await accept(page)
    const log = page.getByRole('list', { name: 'Audit log' })
    await expect(log.getByText('Agreement published')).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
    await expect(log.getByText('Wording changed').first()).toBeVisible()
    await expectAccessible()
  })
})
