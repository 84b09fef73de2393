import { expect, type Browser, type Page } from '@playwright/test'
import { CAPTCHA_SECRET, type TestCaptcha } from '../server/testing/captcha.ts'
import type { Product } from '../tools/product/serve.ts'
import { TRAVELLERS } from './people.ts'
import { ARRIVAL_TIMEOUT_MS } from './places.ts'
import { fillLogin } from './players.ts'
import { startOwn } from './products.ts'

export const SITE_KEY = 'the-site-key-of-the-isles'

/** A server of its own that verifies with this provider, and one of whose tenants gets a site key and its secret from its admin. */
export async function startWithCaptcha({ url }: TestCaptcha, browser: Browser): Promise<Product> {
  const product = await startOwn('captcha', { settings: { CAPTCHA_VERIFY_URL: url.href } })
  const page = await browser.newPage({ baseURL: product.url })
  await page.goto('/')
  await fillLogin(page, TRAVELLERS.network)
  await expect(page.getByRole('button', { name: /^Me(:|$)/ })).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
  await page.goto('/#/app/people/settings/data')
  await page.getByLabel('Secret of reCAPTCHA').fill(CAPTCHA_SECRET)
  await page.getByRole('button', { name: 'Save the secret' }).click()
  await expect(page.getByText('A secret is stored.')).toBeVisible()
  await page.getByLabel('Site key of reCAPTCHA').fill(SITE_KEY)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Everybody sees it within seconds.').first()).toBeVisible()
  const settings = async () => (await page.request.get('/api/web/platform/settings')).text()
  await expect.poll(settings).toContain(SITE_KEY)
  await page.close()
  return product
}

/** What presses of the widget hand out, one after the other. */
type Tokens = () => string

/**
 * Answers the page for the provider's script, which is not reached from here, with one of the documented interface:
 * https://developers.google.com/recaptcha/docs/display#javascript_api
 * @returns how often the script was loaded
 */
export async function answerAsRecaptcha(page: Page, tokens: Tokens): Promise<{ loads: () => number }> {
  let loads = 0
  await page.exposeFunction('solveChallenge', tokens)
  await page.route('https://www.google.com/recaptcha/api.js*', (route) => {
    const { searchParams } = new URL(route.request().url())
    loads += 1
    if (searchParams.get('render') !== 'explicit') return route.abort()
    return route.fulfill({ contentType: 'text/javascript', body: `(${provideRecaptcha.toString()})()` })
  })
  return { loads: () => loads }
}

interface RenderOptions {
  sitekey: string
  callback: (token: string) => void
}

/** Runs in the page: `ready` comes later than the script, and `render` takes each place once, as the provider's do. */
function provideRecaptcha(): void {
  const taken = new WeakSet<Element>()
  let count = 0
  const grecaptcha = {
    ready: (onReady: () => void) => void setTimeout(onReady, 0),
    render: (place: HTMLElement, { sitekey, callback }: RenderOptions) => {
      if (taken.has(place)) throw new Error('reCAPTCHA has already been rendered in this element')
      taken.add(place)
      const box = document.createElement('button')
      box.type = 'button'
      box.textContent = "I'm not a robot"
      box.dataset['sitekey'] = sitekey
      box.addEventListener('click', () => {
        const solve: unknown = Reflect.get(window, 'solveChallenge')
        if (typeof solve === 'function') void Promise.resolve(Reflect.apply(solve, window, [])).then(callback)
      })
      place.append(box)
      count += 1
      return count - 1
    },
    reset: () => undefined,
  }
  Object.assign(window, { grecaptcha })
}
