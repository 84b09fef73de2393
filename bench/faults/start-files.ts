import type { Browser, Page, Route } from '@playwright/test'
import { must, Tally } from './tally.ts'

/** Until the page works (ms); what does not by then must say so in words. */
const LIMIT = 35_000
const HTML = '<!doctype html><title>Proxy</title><h1>Please sign in to the network</h1>'

type Fault = (route: Route) => Promise<void> | void

const FAULTS: Record<string, Fault> = {
  '404': (route) => route.fulfill({ status: 404, body: '' }),
  '500': (route) => route.fulfill({ status: 500, body: '' }),
  'a page of HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
  truncated: async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) })
  },
  // never answered
  stalled: () => {},
}

/** Every file and call of the first page, each one spoilt in every way: one can sign in, or reads that the page did not come. */
export async function startFiles(browser: Browser, url: string): Promise<Tally[]> {
  const addresses = await startAddresses(browser, url)
  const tallies: Tally[] = []
  for (const [name, fault] of Object.entries(FAULTS)) {
    const tally = new Tally(`start-up file: ${name}`)
    const told: string[] = []
    for (const address of addresses) {
      await tally.take(async () => {
        const page = await freshPage(browser)
        try {
          await page.route(`${url}${address}`, fault)
          const start = performance.now()
          await page.goto(url, { waitUntil: 'commit' })
          const outcome = await outcomeOf(page)
          must(outcome !== 'nothing', `${address}: an empty page`)
          if (outcome === 'told') told.push(address)
          return performance.now() - start
        } finally {
          // an answer that is still being spoilt has nobody left to go to
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await page.context().close()
        }
      })
    }
    tally.note = told.length > 0 ? `told in words: ${told.join(', ')}` : 'one can sign in each time'
    tallies.push(tally)
  }
  return tallies
}

function freshPage(browser: Browser): Promise<Page> {
  return browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' })
}

/** What the first page asks for, by path; the document itself is the server's. */
async function startAddresses(browser: Browser, url: string): Promise<string[]> {
  const page = await freshPage(browser)
  const asked = new Set<string>()
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (address.origin === url && !request.isNavigationRequest()) asked.add(address.pathname + address.search)
  })
  await page.goto(url)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().close()
  return [...asked]
}

/** Words may stand there for a while and go again: they count only where nothing follows them. */
async function outcomeOf(page: Page): Promise<'works' | 'told' | 'nothing'> {
  const password = page.locator('input[type=password]')
  const isThere = await password.waitFor({ timeout: LIMIT }).then(
    () => true,
    () => false,
  )
  if (isThere) return 'works'
  const words = page.locator('.first-paint-late').or(page.getByRole('alert'))
  return (await words.filter({ visible: true }).count()) > 0 ? 'told' : 'nothing'
}
