import type { Browser, Page } from '@playwright/test'
import { nextOn, playIn, reachFinish, toldPoints } from './at-finish.ts'
import type { Crowd } from './crowd.ts'
import { pointsOf, type Finisher } from './finishers.ts'
import { meetPlayers } from './meet-players.ts'
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

/** Every local key holds garbage, one kind after the other, or nothing more fits in: the map comes, a task goes on to its points, and no script fails. */
export function localKeys(crowd: Crowd, browser: Browser, times: number): Promise<Tally[]> {
  return meetPlayers(crowd, times, async ({ url, tally }) => {
    const [guest] = crowd.take(1)
    const onMap = await reloadMap(browser, url, guest?.token ?? '')
    let round = 0
    const garbage = await tally('garbage in every local key in mid-task', (player) => {
      const value = GARBAGE[round % GARBAGE.length] ?? ''
      round += 1
      return playOn(browser, url, player, (page) => fill(page, MORE_KEYS, value))
    })
    const full = await tally('a full quota in mid-task', (player) =>
      playOn(browser, url, player, (page) => fillUp(page)),
    )
    for (const one of [garbage, full])
      one.note = 'spoilt, reloaded, played to the end; worst: press to the points'
    return [onMap, garbage, full]
  })
}

/** Plays on over spoilt keys, loads the task anew, and finishes it. */
async function playOn(
  browser: Browser,
  url: string,
  player: Finisher,
  spoil: (page: Page) => Promise<void>,
): Promise<number> {
  const { context, page } = await playIn(browser, url, player, 'first card')
  try {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await nextOn(page).click()
    await spoil(page)
    await nextOn(page).click()
    await page.getByText('Saved', { exact: true }).waitFor({ timeout: LIMIT })
    await spoil(page)
    await page.reload()
    const finish = await reachFinish(page)
    const start = performance.now()
    await finish.click()
    const shown = await toldPoints(page)
    const tookMs = performance.now() - start
    must(shown === (await pointsOf(player.client)), `the pop-up says ${shown}`)
    must(faults.length === 0, faults[0] ?? '')
    return tookMs
  } finally {
    await context.close()
  }
}

async function reloadMap(browser: Browser, url: string, token: string): Promise<Tally> {
  const tally = new Tally('garbage in every local key, and a full quota')
  const page = await signedIn(browser, url, token)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(`${url}/#/app`)
  await page.locator(READY).waitFor({ state: 'attached', timeout: LIMIT })
  const keys = await keysOf(page)

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

/** What the page keeps under a key, wherever. */
async function keysOf(page: Page): Promise<string[]> {
  const own = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...new Set([...own, ...MORE_KEYS])]
}

/** Those of the page's own keys, and those that are given; all that lies in its database. */
async function fill(page: Page, keys: readonly string[], garbage: string): Promise<void> {
  await page.evaluate(
    async ({ names, value }) => {
      const own = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      for (const name of new Set([...own, ...names])) {
        localStorage.setItem(name, value)
        sessionStorage.setItem(name, value)
      }
      // no function here has a name: the compiler would call a helper for it, which the page does not know
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open('waymark')
        opening.onerror = () => resolve()
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('kept')) {
            database.close()
            resolve()
            return
          }
          const transaction = database.transaction('kept', 'readwrite')
          transaction.oncomplete = transaction.onabort = () => {
            database.close()
            resolve()
          }
          const walk = transaction.objectStore('kept').openCursor()
          walk.onsuccess = () => {
            walk.result?.update(value)
            walk.result?.continue()
          }
        }
      })
    },
    { names: [...keys], value: garbage },
  )
}

/** Nothing more goes into the local keys, nor into database and caches. */
async function fillUp(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 0,
  })
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
