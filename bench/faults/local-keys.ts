import type { Browser, Page } from '@playwright/test'
import { signedIn } from './signed-in.ts'
import { must, Tally } from './tally.ts'

const READY = '[data-scene="isles"][data-ready="true"]'
const LIMIT = 30_000
/** What a browser extension, an older version or a full disk may leave behind. */
const GARBAGE = [
  '',
  '{',
  'null',
  '[]',
  '{"a":{"b":[1e400]}}',
  '-1',
  'NaN',
  '\ud800',
  '<script>',
  'x'.repeat(500_000),
]
/** Those that only appear later, or in other tenants. */
const MORE_KEYS = ['sound', 'stageQuality', 'stageViews', '_locale']

/** Every local key holds garbage, one kind after the other, or nothing more fits in: the map comes, and no script fails. */
export async function localKeys(browser: Browser, url: string, token: string): Promise<Tally> {
  const tally = new Tally('garbage in every local key, and a full quota')
  const page = await signedIn(browser, url, token)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(`${url}/#/app`)
  await page.locator(READY).waitFor({ state: 'attached', timeout: LIMIT })
  const own = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const keys = [...new Set([...own, ...MORE_KEYS])]

  const comes = async (spoil: () => Promise<void>): Promise<number> => {
    faults.length = 0
    await spoil()
    const start = performance.now()
    await page.reload()
    await page.locator(READY).waitFor({ state: 'attached', timeout: LIMIT })
    must(faults.length === 0, faults[0] ?? '')
    return performance.now() - start
  }
  for (const garbage of GARBAGE) await tally.take(() => comes(() => fill(page, keys, garbage)))
  await tally.take(() => comes(() => fillUp(page)))
  await page.context().close()
  tally.note = `${keys.length} keys (${keys.join(', ')}); worst: reload to the map`
  return tally
}

async function fill(page: Page, keys: readonly string[], garbage: string): Promise<void> {
  await page.evaluate(
    ({ names, value }) => {
      for (const name of names) {
        localStorage.setItem(name, value)
        sessionStorage.setItem(name, value)
      }
    },
    { names: [...keys], value: garbage },
  )
}

async function fillUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let count = 0; count < 20; count += 1)
          localStorage.setItem(`full ${size} ${count}`, 'x'.repeat(size))
      } catch {
        // full to this size: on with what is half as large
      }
    }
  })
}
