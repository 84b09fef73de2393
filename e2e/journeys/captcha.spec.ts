import type { Page } from '@playwright/test'
import { CAPTCHA_SECRET, openCaptchaProvider, type TestCaptcha } from '../../server/testing/captcha.ts'
import type { Product } from '../../tools/product/serve.ts'
import { answerAsRecaptcha, SITE_KEY, startWithCaptcha } from '../captcha.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt } from '../places.ts'
import { fillLogin } from '../players.ts'

/** A server of its own, whose admin sets a captcha up: all others have tenants without one. */
let provider: TestCaptcha | null = null
let product: Product | null = null

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser }) => {
  provider = await openCaptchaProvider()
  product = await startWithCaptcha(provider, browser)
})
test.afterAll(async () => {
  await product?.stop()
  await provider?.close()
})

test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
  baseURL: async ({}, use) => {
    await use(product?.url ?? '')
  },
})

const captcha = (page: Page) => page.getByRole('dialog', { name: 'Are you human?' })
const box = (page: Page) => captcha(page).getByRole('button', { name: "I'm not a robot" })
const refusal = /was not accepted: it may have expired or been used already/

function mustProvide(): TestCaptcha {
  if (provider === null) throw new Error('the provider was not opened')
  return provider
}

test('after three failures the login wants a captcha, refuses what does not count, and lets in with a fresh one [CAPT-1] [DESK-1]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  const { issue, issueExpired, asked } = mustProvide()
  const spent = issue('localhost')
  const tokens = [spent, spent, issueExpired(), issue('elsewhere.test'), issue('localhost')]
  const handedOut = [...tokens]
  const script = await answerAsRecaptcha(page, () => handedOut.shift() ?? '')
  const wrong = { ...TRAVELLERS.mouse, password: 'not the password' }

  await page.goto('/')
  for (let failure = 0; failure < 3; failure += 1) {
    await fillLogin(page, wrong)
    await expect(page.getByText('This name and password do not match.')).toBeVisible()
    await expect(captcha(page)).toHaveCount(0)
  }

  await test.step('a wrong pair stays wrong with a captcha, which is spent by it', async () => {
    await fillLogin(page, wrong)
    await expect(box(page)).toHaveAttribute('data-sitekey', SITE_KEY)
    await expect(captcha(page).getByRole('alert')).toHaveCount(0)
    await expectAccessible('[role="dialog"]')
    await box(page).click()
    await expect(captcha(page)).toHaveCount(0)
    await expect(page.getByText('This name and password do not match.')).toBeVisible()
  })

  await test.step('used before, expired, solved elsewhere: each brings a fresh one and the reason', async () => {
    await fillLogin(page, TRAVELLERS.mouse)
    await expect(captcha(page).getByRole('alert')).toHaveCount(0)
    for (const count of [2, 3, 4]) {
      await box(page).click()
      await expect.poll(() => asked.length).toBe(count)
      await expect(captcha(page).getByRole('alert')).toHaveText(refusal)
    }
    await expectAccessible('[role="dialog"]')
  })

  await test.step('a good one lets the right pair in', async () => {
    await box(page).click()
    await arriveAt(page, 'isles')
  })
  expect(asked.map((form) => Object.fromEntries(form))).toEqual(
    tokens.map((response) => ({ secret: CAPTCHA_SECRET, response })),
  )
  expect(script.loads(), 'the script runs once').toBe(1)
  await expectSpoken('captcha')
})

test('registering wants a captcha, which may be put away and comes again [CAPT-1]', async ({ page }) => {
  const { issue } = mustProvide()
  await answerAsRecaptcha(page, () => issue('localhost'))
  await page.goto('/#/app/register')
  await page.getByLabel('E-mail').fill('human@demo.waymark.test')
  const send = page.getByRole('button', { name: 'Send me the link' })
  await send.click()
  await captcha(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Confirm that you are not a robot, then try again.')).toBeVisible()
  await send.click()
  await box(page).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
})

test('a provider that cannot be asked lets nobody in, and the page says so [CAPT-1]', async ({ page }) => {
  const { issue, close } = mustProvide()
  await answerAsRecaptcha(page, () => issue('localhost'))
  await page.goto('/#/app/register')
  await page.getByLabel('E-mail').fill('nobody@demo.waymark.test')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(box(page)).toBeVisible()
  await close()
  await box(page).click()
  await expect(captcha(page).getByRole('alert')).toHaveText(/could not be checked just now/)
  await expect(box(page)).toBeVisible()
})
