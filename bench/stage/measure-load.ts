import type { Browser } from '@playwright/test'
import { openStage, type StageWish } from './open-stage.ts'
import { percentile } from './statistics.ts'
import { trace } from './trace.ts'

/** Ten times the scene: ms of script in the frames that drew. */
export async function measureCrowd(browser: Browser, url: string, seconds: number): Promise<number> {
  const crowd: StageWish = {
    renderer: 'webgl',
    quality: 'high',
    flakes: 1500,
    scene: { id: 'crowd', clickables: 200 },
  }
  const page = await openStage(browser, url, crowd)
  await page.waitForTimeout(2000)
  await page.evaluate(() => window.watch.reset())
  await page.waitForTimeout(seconds * 1000)
  const ticks = await page.evaluate(() => window.watch.ticks())
  await page.close()
  return percentile(
    ticks.filter(({ calls }) => calls > 0).map(({ script }) => script),
    0.5,
  )
}

const TABLET = {
  viewport: { width: 1180, height: 820 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
const SETTLE = 3000

export interface TabletPace {
  /** CPU ms of script in the frames that drew. */
  p95: number
  /** The same by the clock on the wall: others' work counts. */
  wall: number
  chosen: string
}

/** A tablet's screen on a processor four times slower, the governor free to step down for 3 s. NaN: it draws no frame. */
export async function measureTablet(
  browser: Browser,
  url: string,
  renderer: 'webgl' | 'canvas',
  seconds: number,
): Promise<TabletPace> {
  const page = await openStage(browser, url, { renderer, quality: 'auto' }, TABLET)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(SETTLE)
  const onBrowser = await browser.newBrowserCDPSession()
  await page.evaluate(() => window.watch.reset())
  const stopTrace = await trace(onBrowser, 'devtools.timeline')
  await page.waitForTimeout(seconds * 1000)
  const ticks = await page.evaluate(() => window.watch.ticks())
  const heard = await stopTrace()
  const chosen = await page.evaluate(() => window.bench.chosen())
  await onBrowser.detach()
  await page.close()
  const drawn = ticks.filter(({ calls }) => calls > 0).map(({ script }) => script)
  const scripts = heard.filter(({ name }) => name === 'FireAnimationFrame').map(({ spent }) => spent)
  // A callback that only waits for its turn is far shorter than any that draws.
  const longest = scripts.toSorted((a, b) => b - a).slice(0, drawn.length)
  return { p95: percentile(longest, 0.95), wall: percentile(drawn, 0.95), chosen }
}
