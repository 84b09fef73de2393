import type { Page } from '@playwright/test'
import type { Product } from '../../tools/product/serve.ts'
import { showAround } from '../../tools/product/show-around.ts'
import { openFor } from '../colleague.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { ARRIVAL_TIMEOUT_MS } from '../places.ts'
import { fillLogin } from '../players.ts'
import { startOwn } from '../products.ts'
import { hearPage } from '../spoken.ts'

/** A server of its own: what one buys here another hands over. */
let product: Product
const hanna = { ...TRAVELLERS.mouse, username: 'hanna@demo.waymark.test' }

test.beforeAll(async () => {
  product = await startOwn('shop', { isEmbedded: true })
  await showAround(product.url, [hanna])
})
test.afterAll(() => product.stop())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const COINS = /^\d+ coins · To the shop$/

test('a mug is bought, taken back, bought again and handed over, and its buyer reads it [SHOP-1] [SHOP-2] [AUTH-9]', async ({
  browser,
  page,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  let heard: string[] = []
  const hers = await openFor(browser, product.url, hanna, {
    prepare: async (one) => {
      heard = await hearPage(one)
    },
  })
  const desk = page
  const coins = async () => Number.parseInt((await button(hers, COINS).textContent()) ?? '', 10)

  let before = 0
  await test.step('the coins lead to the shop; a purchase shows price and rest first', async () => {
    await button(hers, COINS).click({ timeout: ARRIVAL_TIMEOUT_MS })
    await expect(hers.getByRole('heading', { name: 'Shop', level: 1 })).toBeFocused()
    before = await coins()
    await button(hers, 'Buy Lantern mug').click()
    await expect(hers.getByRole('dialog', { name: 'Buy “Lantern mug”?' })).toContainText(
      `${before - 60} coins`,
    )
    await button(hers, 'Buy for 60 coins').click()
    await expect(hers.getByRole('dialog', { name: 'Lantern mug: bought' })).toBeVisible()
    await button(hers, 'My orders').click()
    await expect(hers.getByRole('heading', { name: 'My orders', level: 1 })).toBeVisible()
    await expect.poll(coins).toBe(before - 60)
  })

  await test.step('taken back, the coins are there again', async () => {
    await button(hers, 'Take back Lantern mug').click()
    await expect(hers.getByText('Taken back').first()).toBeVisible()
    await expect.poll(coins).toBe(before)
  })

  await test.step('an admin hands out what was bought', async () => {
    await hers.getByRole('link', { name: 'Shop', exact: true }).click()
    await button(hers, 'Buy Lantern mug').click()
    await button(hers, 'Buy for 60 coins').click()
    await hers.getByRole('button', { name: 'Back to the shop' }).click()
    await openDesk(desk)
    await expectAccessible()
    await button(desk, 'Hand over Lantern mug to Hanna Łącka').click()
    await desk.getByLabel('Words to the buyer (optional)').fill('It stands on your desk.')
    await desk.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
    await expect(button(desk, 'Hand over Lantern mug to Hanna Łącka')).toBeHidden()
  })

  await test.step('the buyer reads it', async () => {
    await hers.reload()
    await button(hers, '2 new messages')
      .or(button(hers, '1 new message'))
      .first()
      .click({ timeout: ARRIVAL_TIMEOUT_MS })
    const messages = hers.getByRole('dialog', { name: 'Messages' })
    await expect(messages).toContainText('Lantern mug')
    await expect(messages).toContainText('It stands on your desk.')
    await messages.getByRole('button', { name: 'My orders' }).first().click()
    await expect(hers.getByRole('main').getByText('It stands on your desk.')).toBeVisible()
  })

  await test.step('the pages of the shop are accessible', async () => {
    await desk.goto(`${product.url}/#/app/shop`)
    await expect(desk.getByRole('heading', { name: 'Shop', level: 1 })).toBeVisible()
    await expectAccessible()
  })
  await expectSpoken('shop', { heard })
  await hers.context().close()
})

async function openDesk(page: Page): Promise<void> {
  await page.goto(product.url)
  await fillLogin(page, TRAVELLERS.network)
  await expect(page).toHaveURL(/#\/app\/game/)
  await page.goto(`${product.url}/#/app/people/shop`)
  await expect(page.getByRole('heading', { name: 'Shop', level: 1 })).toBeVisible({
    timeout: ARRIVAL_TIMEOUT_MS,
  })
  await expect(page.getByText('Lunch with another team')).toBeVisible()
}
