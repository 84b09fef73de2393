import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt, place } from '../places.ts'

test.use({ savesData: false })

/** Answers for the platform settings only when asked to. @returns how to let them come */
async function holdSettings(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/platform/settings', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test.describe('at start-up', () => {
  test('an auth page whose code does not come says so, and comes by itself [ERR-1]', async ({ page }) => {
    await page.route('**/auth-*.js', (route) => route.abort())
    await page.goto('/#/app/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByText('This page could not be loaded.')).toBeVisible()
    await page.unroute('**/auth-*.js')
    await expect(page.getByRole('button', { name: 'Send me the link' })).toBeVisible()
  })

  test('a translation file that fails is asked for at its other address [LANG-4]', async ({ page }) => {
    await page.route('**/assets/i18n/en.json', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('no translation file at all shows keys and raises no modal [LANG-5]', async ({ page }) => {
    await page.route(/\/(?:assets\/i18n|translate)\/en\.json$/, (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'session.title' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test.describe('the wording of a tenant', () => {
    test.use({ traveller: TRAVELLERS.bright })

    test('wins also over texts from their other address [LANG-4]', async ({ page }) => {
      await page.route('**/assets/i18n/en.json', (route) => route.fulfill({ status: 500, body: '' }))
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
    })

    test('comes by itself where it did not come at first [LANG-4]', async ({ page }) => {
      await page.route('**/customTranslate.json', (route) => route.fulfill({ status: 503, body: '' }))
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.unroute('**/customTranslate.json')
      await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible()
    })
  })

  test.describe('a player whose mission translations do not come', () => {
    test.use({ traveller: TRAVELLERS.onlooker })

    test('sees the names that the tree has, and no modal [LANG-4] [LANG-5]', async ({ page, signIn }) => {
      await page.route(/\/v2\/(game\/missions-translations|start)\b/, (route) =>
        route.fulfill({ status: 500, body: '' }),
      )
      await signIn()
      await page.goto('/#/app')
      await arriveAt(page, 'isles')
      await expect(place(page, 'Harbour')).toBeAttached()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })

  for (const [failure, answer] of [
    ['missing', { status: 404, body: '' }],
    ['a page of HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><title>no</title>' }],
  ] as const) {
    test(`store.json and config.json that are ${failure} do not stop the product [BOOT-1, BOOT-4, BOOT-5]`, async ({
      page,
    }) => {
      await page.route(/\/assets\/(?:store|config)\.json$/, (route) => route.fulfill(answer))
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('a spinner stands until params and settings have come [BOOT-4]', async ({ page }) => {
    const release = await holdSettings(page)
    await page.goto('/')
    await expect(page.getByRole('status').or(page.getByRole('progressbar')).first()).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test.describe('of a tenant', () => {
    for (const [traveller, title, ground, arc] of [
      [TRAVELLERS.mouse, 'Lantern Isles', 'rgb(10, 31, 53)', 'rgb(255, 184, 77)'],
      [TRAVELLERS.bright, 'Northwind Academy', 'rgb(29, 32, 18)', 'rgb(228, 255, 26)'],
      [TRAVELLERS.onlooker, 'Night Shift', 'rgb(24, 31, 38)', 'rgb(228, 255, 26)'],
    ] as const) {
      test.describe(title, () => {
        test.use({ traveller })

        test('the document paints its spinner without any script, and the page draws the same [BOOT-4]', async ({
          page,
        }) => {
          await page.route('**/bundle/*.js', (route) => route.abort())
          await page.goto('/')
          await expect(page).toHaveTitle(title)
          await expect(page.locator('.first-paint-ground rect')).toHaveCSS('fill', ground)
          await expect(page.locator('[data-paint="accent"]')).toHaveCSS('stroke', arc)
          await expect(page.locator('.first-paint-logo')).toHaveJSProperty('naturalWidth', 64)
          await page.unroute('**/bundle/*.js')

          const release = await holdSettings(page)
          await page.reload()
          const spinner = page.getByRole('status')
          await expect(spinner.locator('circle').last()).toHaveCSS('stroke', arc)
          await expect(page.locator('[data-material="night"]').first()).toHaveCSS('background-color', ground)
          await expect(spinner.locator('img')).toHaveAttribute('src', '/assets/art/mark.svg')
          release()
          await expect(page.getByRole('textbox').first()).toBeVisible()
        })
      })
    }
  })
})
