import type { Browser, Locator, Page, Route } from '@playwright/test'
import { signedIn } from './signed-in.ts'
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

interface Start {
  /** As the table calls it. */
  name: string
  path: string
  /** Of the player who is signed in; empty on the login page. */
  token: string
  /** What stands there when the start has come to its end. */
  isThere: (page: Page) => Locator
}

/** Every file and call of the first page, each one spoilt in every way: one can sign in, or reads that the page did not come. */
export function doorFiles(browser: Browser, url: string): Promise<Tally[]> {
  const door: Start = {
    name: 'start-up file',
    path: '',
    token: '',
    isThere: (page) => page.locator('input[type=password]'),
  }
  return spoil(browser, url, door, 1)
}

/**
 * The files and calls of the start to the map, each one spoilt in every way: one can play, or reads that the map did not come.
 * @param share of them, evenly chosen
 */
export function mapFiles(browser: Browser, url: string, token: string, share: number): Promise<Tally[]> {
  const map: Start = {
    name: 'file of the start to the map',
    path: '/#/app',
    token,
    isThere: (page) =>
      page.locator('[data-scene="isles"][data-ready="true"]').or(page.getByRole('list', { name: 'Places' })),
  }
  return spoil(browser, url, map, share)
}

async function spoil(browser: Browser, url: string, start: Start, share: number): Promise<Tally[]> {
  const asked = await startAddresses(browser, url, start)
  const addresses = asked.filter((_, index) => Math.floor(index * share) < Math.floor((index + 1) * share))
  const tallies: Tally[] = []
  for (const [name, fault] of Object.entries(FAULTS)) {
    const tally = new Tally(`${start.name}: ${name}`)
    const told: string[] = []
    for (const address of addresses) {
      await tally.take(async () => {
        const page = await freshPage(browser, url, start)
        try {
          await page.route(`${url}${address}`, fault)
          const from = performance.now()
          await page.goto(`${url}${start.path}`, { waitUntil: 'commit' })
          const outcome = await outcomeOf(page, start)
          must(outcome !== 'nothing', `${address}: an empty page`)
          if (outcome === 'told') told.push(address)
          return performance.now() - from
        } finally {
          // an answer that is still being spoilt has nobody left to go to
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await page.context().close()
        }
      })
    }
    const most = `${addresses.length} of ${asked.length}`
    tally.note = told.length > 0 ? `${most}; told in words: ${told.join(', ')}` : `${most}; there each time`
    tallies.push(tally)
  }
  return tallies
}

async function freshPage(browser: Browser, url: string, { token }: Start): Promise<Page> {
  const page = await signedIn(browser, url, token, { serviceWorkers: 'block' })
  if (token === '') await page.context().clearCookies()
  return page
}

/** What a start asks for, by path; the document itself is the server's. */
async function startAddresses(browser: Browser, url: string, start: Start): Promise<string[]> {
  const page = await freshPage(browser, url, start)
  const asked = new Set<string>()
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (address.origin === url && !request.isNavigationRequest()) asked.add(address.pathname + address.search)
  })
  await page.goto(`${url}${start.path}`)
  await start.isThere(page).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.context().close()
  return [...asked]
}

/** Words may stand there for a while and go again: they count only where nothing follows them. */
async function outcomeOf(page: Page, { isThere }: Start): Promise<'works' | 'told' | 'nothing'> {
  const isDone = await isThere(page)
    .first()
    .waitFor({ state: 'attached', timeout: LIMIT })
    .then(
      () => true,
      () => false,
    )
  if (isDone) return 'works'
  const words = page
    .locator('.first-paint-late')
    .or(page.getByRole('alert'))
    .or(page.getByRole('alertdialog'))
  return (await words.filter({ visible: true }).count()) > 0 ? 'told' : 'nothing'
}
