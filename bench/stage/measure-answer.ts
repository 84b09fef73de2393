import type { Browser } from '@playwright/test'
import { openStage } from './open-stage.ts'
import { CLICKABLES, placesOf } from './scene.ts'
import { median } from './statistics.ts'

const TRIES = 7

/** Frames from a pointer that reaches an element to a picture that shows it, on a scene where nothing else moves. */
export async function measureHover(
  browser: Browser,
  url: string,
  renderer: 'webgl' | 'canvas',
): Promise<number> {
  const page = await openStage(browser, url, { renderer, quality: 'high', scene: { isStill: true } })
  await page.waitForTimeout(1000)
  const frames: number[] = []
  for (const { x, y, width, height } of placesOf(CLICKABLES).slice(0, TRIES)) {
    await page.mouse.move(4, 4)
    await page.waitForTimeout(600)
    const middle = { x: x + width / 2, y: y + height / 2 }
    const answer = page.evaluate((at) => window.bench.framesToPicture(at), middle)
    await page.waitForTimeout(300)
    await page.mouse.move(middle.x, middle.y)
    frames.push(await answer)
  }
  await page.close()
  return median(frames)
}

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1180, height: 820 },
  { width: 390, height: 844 },
]

/** The largest gap between drawn pictures and their buttons, over sizes, and after a pan and a zoom in each (CSS px). */
export async function measureTwin(browser: Browser, url: string): Promise<number> {
  const gaps: number[] = []
  for (const viewport of SIZES) {
    const page = await openStage(
      browser,
      url,
      { renderer: 'canvas', quality: 'high', scene: { isStill: true } },
      { viewport, reducedMotion: 'reduce' },
    )
    const moves = [() => {}, () => window.bench.actions.panBy(130, 70), () => window.bench.actions.zoomIn()]
    for (const move of moves) {
      await page.evaluate(move)
      await page.waitForTimeout(300)
      gaps.push(await page.evaluate(() => window.bench.twinGap()))
    }
    await page.close()
  }
  return Math.max(...gaps)
}
