import type { Browser, Page } from '@playwright/test'
import { openStage, showScene } from './open-stage.ts'
import { CLICKABLES } from './scene.ts'

/** A last frame may still be on its way, and a scene's entrance must be over (ms). */
const SETTLE = 1500
/** Long enough to see a stage at work (seconds). */
const GLANCE = 1

/** NaN, which misses every goal, where the stage drew nothing before either: that is no rest. */
export interface RestingFrames {
  hidden: number
  covered: number
  still: number
}

/** Browser frames in which anything drew, by our wrappers and not by the stage's own count. */
async function drawnFrames(page: Page, seconds: number): Promise<number> {
  await page.waitForTimeout(SETTLE)
  await page.evaluate(() => window.watch.reset())
  await page.waitForTimeout(seconds * 1000)
  return countDrawn(page)
}

async function countDrawn(page: Page): Promise<number> {
  const ticks = await page.evaluate(() => window.watch.ticks())
  return ticks.filter(({ calls }) => calls > 0).length
}

const afterWork = (framesAtWork: number, framesAtRest: number): number =>
  framesAtWork > 0 ? framesAtRest : NaN

/**
 * The full scene under a full-screen task, in a hidden tab, and a scene in which nothing moves. A hidden tab is only told
 * so: the browser itself would stop every animation frame, and count for the stage.
 */
export async function measureRest(browser: Browser, url: string, seconds: number): Promise<RestingFrames> {
  const page = await openStage(browser, url, { renderer: 'canvas', quality: 'high' })
  const beforeCovered = await drawnFrames(page, GLANCE)
  await page.evaluate(() => window.bench.actions.setCovered(true))
  const covered = await drawnFrames(page, seconds)
  await page.evaluate(() => window.bench.actions.setCovered(false))
  const beforeHidden = await drawnFrames(page, GLANCE)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const hidden = await drawnFrames(page, seconds)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.evaluate(() => window.watch.reset())
  await showScene(page, { id: 'still', clickables: CLICKABLES, isStill: true })
  const atEntrance = await countDrawn(page)
  const still = await drawnFrames(page, seconds)
  await page.close()
  return {
    hidden: afterWork(beforeHidden, hidden),
    covered: afterWork(beforeCovered, covered),
    still: afterWork(atEntrance, still),
  }
}
