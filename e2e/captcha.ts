import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Page } from '@playwright/test'
import { CAPTCHA_SECRET, type TestCaptcha } from '../server/testing/captcha.ts'
import type { Product } from '../tools/product/serve.ts'
import { startOwn } from './products.ts'

export const SITE_KEY = 'the-site-key-of-the-isles'

/** The demo lays its tenants out anew at each start, without a key: the database adds it. */
const KEEPS_SITE_KEY = `
  create function keep_site_key() returns trigger language plpgsql as $$
    begin
      new.features = new.features || '{"recaptchaSiteKey": "${SITE_KEY}"}';
      return new;
    end
  $$;
  create trigger keep_site_key before update on tenants for each row execute function keep_site_key();
  update tenants set features = features;
`

/** A server of its own that verifies with this provider, and whose tenants have a site key. */
export async function startWithCaptcha({ url }: TestCaptcha): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'waymark-captcha-'))
  cpSync(process.env.WAYMARK_E2E_DATA ?? '', data, { recursive: true })
  const database = await PGlite.create(join(data, 'pg'))
  await database.exec(KEEPS_SITE_KEY)
  await database.close()
  const settings = { CAPTCHA_SECRET, CAPTCHA_VERIFY_URL: url.href }
  try {
    return await startOwn('captcha', { data, settings })
  } finally {
    rmSync(data, { recursive: true })
  }
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
