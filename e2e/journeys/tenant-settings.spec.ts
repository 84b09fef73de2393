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
const accentOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'))

test('an admin renames and recolours a tenant and shuts the shop, a player sees it, and a revert brings it back [DESK-1] [SHELL-6] [BOOT-7]', async ({
  browser,
  page,
  expectAccessible,
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
})
