import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Quality } from '../../src/stage/quality.ts'
import { openPage } from './open-browser.ts'
import type { SceneWish } from './pages/stage-scene.ts'
import { CLICKABLES } from './scene.ts'

export interface StageWish {
  /** Undefined: what it would choose here. */
  renderer?: 'webgl' | 'canvas'
  /** `auto` leaves it to the governor, which would step down in the middle of a noisy measurement. */
  quality: Quality
  scene?: Partial<SceneWish>
  flakes?: number
}

/** Our stage on its page, with its scene presented. */
export async function openStage(
  browser: Browser,
  url: string,
  { renderer, quality, scene, flakes }: StageWish,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage(browser, `${url}stage.html${renderer ? `?renderer=${renderer}` : ''}`, options)
  if (flakes !== undefined) await page.evaluate((count) => window.bench.setFlakes(count), flakes)
  await showScene(page, { id: 'full', clickables: CLICKABLES, ...scene })
  // The stage hears of it only once it has started.
  await page.evaluate((wanted) => window.bench.setQuality(wanted), quality)
  return page
}

/** Shows a scene and waits until it was presented. */
export async function showScene(page: Page, wish: SceneWish): Promise<void> {
  await page.evaluate((wanted) => window.bench.show(wanted), wish)
  const presented = `[data-scene="${wish.id}"][data-ready="true"]`
  await page.locator(presented).waitFor({ state: 'attached', timeout: 60_000 })
}
