import { expect, test } from '../journey.ts'

test('the empty and an unknown address lead to the login, which prints nothing [ROUTE-1, BOOT-9]', async ({
  page,
}) => {
  for (const address of ['/', '/#/no/such/place']) {
    await page.goto(address)
    await expect(page).toHaveURL(/#\/app\/login$/)
    await expect(page.getByRole('textbox').first()).toBeVisible()
  }
})

test(
  'the login has no accessibility finding on any device [AUTH-2]',
  { tag: ['@desktop', '@tablet', '@phone'] },
  async ({ page, expectAccessible }) => {
    await page.goto('/#/app/login')
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await expectAccessible()
  },
)

test('the login loads no canvas code', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto('/#/app/login')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  expect(texts.some((text) => text.includes('WebGLRenderer'))).toBe(false)
})
