import { expect, test } from '../journey.ts'

test.describe('at start-up', () => {
  test('a page of the front door whose code does not come says so, and comes by itself [ERR-1]', async ({
    page,
  }) => {
    await page.route('**/RegisterRoute*.js', (route) => route.abort())
    await page.goto('/#/app/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByText('This page did not arrive.')).toBeVisible()
    await page.unroute('**/RegisterRoute*.js')
    await expect(page.getByRole('button', { name: 'Create my account' })).toBeVisible()
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

  for (const [fault, answer] of [
    ['missing', { status: 404, body: '' }],
    ['a page of HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><title>no</title>' }],
  ] as const) {
    test(`store.json and config.json that are ${fault} do not stop the product [BOOT-1, BOOT-4, BOOT-5]`, async ({
      page,
    }) => {
      await page.route(/\/assets\/(?:store|config)\.json$/, (route) => route.fulfill(answer))
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('a spinner stands until params and settings have come [BOOT-4]', async ({ page }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/platform/settings', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await expect(page.getByRole('status').or(page.getByRole('progressbar')).first()).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    letGo()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})
