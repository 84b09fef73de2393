import type { Browser } from '@playwright/test'
import { playIn, reachFinish, toldPoints } from './at-finish.ts'
import type { Cut, CuttingProxy } from './cutting-proxy.ts'
import { pointsOf, type Finisher } from './finishers.ts'
import { must } from './tally.ts'

/** Presses Finish in the browser while the wire is cut, and waits until the page tells the points, by itself. */
export async function seeFinish(
  browser: Browser,
  proxy: CuttingProxy,
  cut: Cut,
  player: Finisher,
): Promise<number> {
  const { context, page } = await playIn(browser, proxy.url, player)
  try {
    const finish = await reachFinish(page)
    proxy.cutNext(cut)
    const start = performance.now()
    await finish.click()
    const shown = await toldPoints(page)
    const tookMs = performance.now() - start
    const points = await pointsOf(player.client)
    must(points === shown, `the page says ${shown}, the server ${points}`)
    return tookMs
  } finally {
    await context.close()
  }
}
