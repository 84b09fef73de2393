import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt } from '../places.ts'

const TOKEN = 'x'.repeat(43)

/** Those that a stranger may see, by address and heading. */
const PAGES = [
  ['/#/app/login', 'Sign in'],
  ['/#/app/register', 'Create an account'],
  ['/#/app/resetpassword', 'New password'],
  [`/#/app/resetpassword?token=${TOKEN}`, 'This link does not work'],
  [`/#/app/accept-invitation?token=${TOKEN}`, 'This invitation does not work'],
  [`/#/app/confirm-email?token=${TOKEN}`, 'Confirm your address'],
  ['/#/app/confirm-email', 'This link does not work'],
] as const

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

test('each auth page is found again by a reload, by back and by forward [ROUTE-6]', async ({ page }) => {
  const expectPage = async ([address, heading]: (typeof PAGES)[number]) => {
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    expect(new URL(page.url()).hash).toBe(address.slice(1))
  }
  for (const shown of PAGES) {
    await page.goto(shown[0])
    await expectPage(shown)
    await page.reload()
    await expectPage(shown)
  }
  for (const shown of PAGES.toReversed().slice(1)) {
    await page.goBack()
    await expectPage(shown)
  }
  await page.reload()
  await expectPage(PAGES[0])
  for (const shown of PAGES.slice(1)) {
    await page.goForward()
    await expectPage(shown)
  }
})

test('a stranger finds the login at the page of the agreement [ROUTE-6]', async ({ page }) => {
  await page.goto('/#/app/register/social')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/#\/app\/login$/)
})

test.describe('a player who has not accepted the agreement', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('finds it again by a reload, by back and by forward, and no more once it is accepted [ROUTE-6, AUTH-6]', async ({
    page,
    signIn,
  }) => {
    await signIn()
    let isAccepted = false
    await page.route('**/login-status', (route) =>
      isAccepted ? route.continue() : route.fulfill({ json: { status: true, agreement: 0 } }),
    )
    const expectGate = async () => {
      await expect(page.getByRole('heading', { name: 'Agreement' })).toBeVisible()
      await expect(page).toHaveURL(/#\/app\/register\/social$/)
    }
    await page.goto('/#/app/player/settings')
    await expectGate()
    await page.goto('/#/app/player')
    await expectGate()
    await page.reload()
    await expectGate()
    await page.goBack()
    await expectGate()
    await page.goForward()
    await expectGate()
    isAccepted = true
    await page.reload()
    await expect(page).not.toHaveURL(/register\/social$/)
    await page.goto('/#/app/register/social')
    await arriveAt(page, 'isles')
  })
})
