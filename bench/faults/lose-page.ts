import type { Browser, Page } from '@playwright/test'
import { LIMIT, nextOn, playIn, reachFinish, toldPoints } from './at-finish.ts'
import type { Crowd } from './crowd.ts'
import { CUTS, openCuttingProxy, type Cut, type CuttingProxy } from './cutting-proxy.ts'
import { pointsOf, type Finisher } from './finishers.ts'
import { meetPlayers } from './meet-players.ts'
import { must, type Tally } from './tally.ts'

/** The tab dies on a finish, or the session ends in the middle of a task: anyone who comes back gets the points, once. */
export function losePage(crowd: Crowd, browser: Browser, times: number): Promise<Tally[]> {
  return meetPlayers(crowd, times, async ({ url, tally }) => {
    const proxy = await openCuttingProxy(url)
    const tallies: Tally[] = []
    for (const cut of CUTS) {
      tallies.push(
        await tally(`tab crash on a finish cut ${cut}`, (player) => crash(browser, proxy, cut, player)),
      )
    }
    tallies.push(await tally('session lost in mid-task', (player) => loseSession(browser, url, player)))
    proxy.close()
    for (const one of tallies) one.note = 'worst: coming back to the points'
    return tallies
  })
}

/** Anyone who comes back sees the points, or stands where the tab died and finishes there. */
async function crash(browser: Browser, proxy: CuttingProxy, cut: Cut, player: Finisher): Promise<number> {
  const { context, page, address } = await playIn(browser, proxy.url, player)
  try {
    const finish = await reachFinish(page)
    proxy.cutNext(cut)
    const sent = page.waitForRequest(/\/finish$/)
    await finish.click()
    await sent
    const died = page.waitForEvent('crash')
    page.goto('chrome://crash').catch(() => undefined)
    await died

    const start = performance.now()
    const again = await context.newPage()
    await again.goto(`${proxy.url}/#/app`)
    const before = await pointsOf(player.client)
    if (before === 0) {
      await again.goto(address)
      await (await reachFinish(again)).click()
      const shown = await toldPoints(again)
      must(shown === (await pointsOf(player.client)), `the pop-up says ${shown}`)
    } else await seePoints(again, before)
    return performance.now() - start
  } finally {
    await context.close()
  }
}

async function seePoints(page: Page, points: number): Promise<void> {
  await page
    .getByRole('group', { name: 'Your points and streak' })
    .getByText(String(points))
    .first()
    .waitFor({ timeout: LIMIT })
}

/** The next step is refused, the login comes; signed in again, the step is there and the task goes on to its points. */
async function loseSession(browser: Browser, url: string, player: Finisher): Promise<number> {
  const { context, page, address } = await playIn(browser, url, player, 'first card')
  try {
    await nextOn(page).waitFor({ timeout: LIMIT })
    await context.clearCookies()
    await nextOn(page).click()
    await page.getByLabel('E-mail or user name').waitFor({ timeout: LIMIT })
    const start = performance.now()
    await context.addCookies([{ name: 'waymark', value: player.token, url }])
    // a page that knows of nobody leads to the login
    await page.goto(`${url}/health`)
    await page.goto(address)
    await page.getByText(/^Card [2-9] of/).waitFor({ timeout: LIMIT })
    await (await reachFinish(page)).click()
    const shown = await toldPoints(page)
    must(shown === (await pointsOf(player.client)), `the pop-up says ${shown}`)
    return performance.now() - start
  } finally {
    await context.close()
  }
}
