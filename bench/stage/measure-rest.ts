import type { Browser, Page } from '@playwright/test'
import { openStage, showScene } from './open-stage.ts'
import { CLICKABLES } from './scene.ts'

/** A last frame may still be on its way, and a scene's entrance must be over (ms). */
const SETTLE = 1500

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
  const ticks = await page.evaluate(() => window.watch.ticks())
  return ticks.filter(({ calls }) => calls > 0).length
}

/**
 * The full scene under a full-screen task, in a hidden tab, and a scene in which nothing moves. A hidden tab is only told
 * so: the browser itself would stop every animation frame, and count for the stage.
 */
export async function measureRest(browser: Browser, url: string, seconds: number): Promise<RestingFrames> {
  const page = await openStage(browser, url, { renderer: 'canvas', quality: 'high' })
  await page.evaluate(() => window.bench.actions.setCovered(true))
  const covered = await drawnFrames(page, seconds)
  await page.evaluate(() => window.bench.actions.setCovered(false))
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const hidden = await drawnFrames(page, seconds)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await showScene(page, { id: 'still', clickables: CLICKABLES, isStill: true })
  const still = await drawnFrames(page, seconds)
  await page.close()
  return { hidden, covered, still }
}
