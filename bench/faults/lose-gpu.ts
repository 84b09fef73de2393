import type { Browser, Page } from '@playwright/test'
import { openBrowser } from '../stage/open-browser.ts'
import { pageScript } from '../changes/page-script.ts'
import { isSamePicture } from './same-picture.ts'
import { signedIn } from './signed-in.ts'
import { must, Tally } from './tally.ts'

const SCENE = '[data-scene="isles"][data-ready="true"]'
/** Within it the same picture is back, or the list stands (ms). */
const LIMIT = 3000
const LOSSES = 5

/** Five lost contexts in a row, and the whole GPU process, under the map of the product, which holds still. */
export async function loseGpu(url: string, token: string, times: number): Promise<Tally[]> {
  const script = await pageScript()
  const lost = new Tally('WebGL context lost 5 times')
  const crashed = new Tally('GPU process killed')
  for (let round = 0; round < times; round += 1) {
    // a browser that has lost its GPU once is another browser
    const browser = await openBrowser('software')
    await lost.take(() => onMap(browser, url, token, script, loseContexts))
    await crashed.take(() => onMap(browser, url, token, script, crash))
    await browser.close()
  }
  lost.note = 'worst: loss to the same picture or the list'
  crashed.note = lost.note
  return [lost, crashed]
}

type Blow = (page: Page, isBack: () => Promise<boolean>) => Promise<number>

async function onMap(
  browser: Browser,
  url: string,
  token: string,
  script: string,
  blow: Blow,
): Promise<number> {
  const page = await signedIn(browser, url, token)
  await page.addInitScript({ content: script })
  await page.goto(`${url}/#/app`)
  await page.locator(`${SCENE}[data-renderer="webgl"]`).waitFor({ state: 'attached', timeout: 60_000 })
  await page.waitForTimeout(1500)
  const before = await page.screenshot()
  const isBack = async (): Promise<boolean> => {
    if ((await page.locator('[data-renderer="list"]').count()) > 0) return true
    return (await page.locator(SCENE).count()) > 0 && (await isSamePicture(before, await page.screenshot()))
  }
  const tookMs = await blow(page, isBack)
  await page.close()
  return tookMs
}

/** Until it is back, by looking; a look takes time of its own, which counts. */
async function untilBack(isBack: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  while (!(await isBack())) must(performance.now() - start < LIMIT, `no same picture within ${LIMIT} ms`)
  return performance.now() - start
}

async function loseContexts(page: Page, isBack: () => Promise<boolean>): Promise<number> {
  let worst = 0
  for (let loss = 0; loss < LOSSES; loss += 1) {
    await page.evaluate(async () => {
      const gl = document.querySelector('canvas')?.getContext('webgl2')
      const loss = gl?.getExtension('WEBGL_lose_context')
      loss?.loseContext()
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve))
      loss?.restoreContext()
    })
    worst = Math.max(worst, await untilBack(isBack))
  }
  return worst
}

async function crash(page: Page, isBack: () => Promise<boolean>): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  await session?.send('Browser.crashGpuProcess').catch(() => undefined)
  return untilBack(isBack)
}
