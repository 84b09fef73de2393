import type { Browser, Page } from '@playwright/test'
import { changingBuild } from '../../tools/product/next-build.ts'
import { LIMIT, nextOn, playIn, reachFinish, toldPoints } from './at-finish.ts'
import type { Crowd } from './crowd.ts'
import { pointsOf, type Finisher } from './finishers.ts'
import { meetPlayers } from './meet-players.ts'
import { must, type Tally } from './tally.ts'

const MAP = 'app/game/plot/map/isles/Lantern%20Isles'

/** A new version comes in the middle of a task: nothing is loaded anew until the task is done, then it comes when it is asked for. */
export async function newVersion(crowd: Crowd, browser: Browser, times: number): Promise<Tally[]> {
  const { dist, bringNext, remove } = changingBuild()
  try {
    return await meetPlayers(
      crowd,
      times,
      async ({ url, tally }) => {
        const tried = await tally('service-worker update in mid-task', (player) =>
          update(browser, url, player, bringNext),
        )
        tried.note = 'no reload before the points; worst: press on Update now to the map of the new version'
        return [tried]
      },
      { WAYMARK_DIST: dist },
    )
  } finally {
    remove()
  }
}

async function update(
  browser: Browser,
  url: string,
  player: Finisher,
  bringNext: () => void,
): Promise<number> {
  const { context, page } = await playIn(browser, url, player, 'first card')
  try {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: LIMIT })
    await nextOn(page).waitFor({ timeout: LIMIT })
    const before = await buildOf(page)
    await page.evaluate(() => (document.documentElement.dataset['before'] = 'yes'))
    bringNext()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null, null, {
      timeout: LIMIT,
    })
    await (await reachFinish(page)).click()
    const shown = await toldPoints(page)
    must(shown === (await pointsOf(player.client)), `the pop-up says ${shown}`)
    const isSame = await page.evaluate(() => document.documentElement.dataset['before'] === 'yes')
    must(isSame, 'the page was loaded anew in the task')

    for (const word of ['Continue', 'Keep it burning']) {
      await page.getByRole('dialog').getByRole('button', { name: word }).click({ timeout: LIMIT })
    }
    await page.goto(`${url}/#/${MAP}`)
    const load = page.getByRole('button', { name: 'Update now' })
    await load.waitFor({ timeout: LIMIT })
    const start = performance.now()
    await load.click()
    await page.locator('html:not([data-before]) [data-scene="isles"][data-ready="true"]').waitFor({
      state: 'attached',
      timeout: LIMIT,
    })
    must((await buildOf(page)) !== before, 'the former version came again')
    return performance.now() - start
  } finally {
    await context.close()
  }
}

/** Its first script. */
function buildOf(page: Page): Promise<string | null> {
  return page.locator('script[type="module"][src]').first().getAttribute('src')
}
