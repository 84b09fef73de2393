import type { CDPSession, Page } from '@playwright/test'
import { pageScript } from '../changes/page-script.ts'
import { openBrowser } from '../stage/open-browser.ts'
import { likenessOf } from './same-picture.ts'
import { signedIn } from './signed-in.ts'
import { must, Tally } from './tally.ts'

const SCENE = '[data-scene="isles"][data-ready="true"]'
/** Within it the same picture is back, or the list stands (ms). */
const LIMIT = 3000
/** Within it the map holds still before it is struck (ms). */
const LONGEST_UNREST = 60_000
const LOSSES = 5
/** The map alone: what lies over it is drawn by the browser, which smooths its edges anew. */
const MAP_ALONE = { style: 'body :not(:has(canvas), canvas) { visibility: hidden !important }' }

/** How the map stands again, in words for the notes; null while it does not. */
type Look = () => Promise<string | null>

/** One kind of blow, and what came of each. */
interface Trial {
  tally: Tally
  /** @returns ms from the blow to the map, the longest of several */
  blow: (page: Page, look: Look) => Promise<number>
  /** How often the map stood again in which way. */
  ends: Map<string, number>
  /** For how long the browser itself kept the context back, at most (ms). */
  longestWait: number
}

/** Five lost contexts in a row, and the whole GPU process, under the map of the product, which holds still. */
export async function loseGpu(url: string, token: string, times: number): Promise<Tally[]> {
  const script = await pageScript()
  const trials = [
    aTrial(`WebGL context lost ${LOSSES} times`, loseContexts),
    aTrial('GPU process killed', killGpuProcess),
  ]
  for (let round = 0; round < times; round += 1) {
    for (const trial of trials) {
      // a browser that has lost its GPU once is another browser
      const browser = await openBrowser('software')
      await trial.tally.take(async () => {
        const page = await signedIn(browser, url, token, { bypassCSP: true })
        await page.addInitScript({ content: script })
        await page.goto(`${url}/#/app`)
        return strike(page, trial)
      })
      await browser.close()
    }
  }
  return trials.map(({ tally, ends, longestWait }) => {
    const told = [...ends].map(([end, count]) => `${count} x ${end}`)
    tally.note = `${told.join(', ')}; worst: loss to the same picture or the list, of which the browser gave no context for ${Math.round(longestWait)} ms at most`
    return tally
  })
}

function aTrial(what: string, blow: Trial['blow']): Trial {
  return { tally: new Tally(what), blow, ends: new Map(), longestWait: 0 }
}

async function strike(page: Page, trial: Trial): Promise<number> {
  await page.locator(`${SCENE}[data-renderer="webgl"]`).waitFor({ state: 'attached', timeout: 60_000 })
  const before = await stillPicture(page)
  await watchLosses(page)
  const tookMs = await trial.blow(page, async () => {
    const renderer = await page.locator('[data-renderer]').getAttribute('data-renderer')
    if (renderer === 'list') return tell('the list')
    if ((await page.locator(SCENE).count()) === 0) return null
    // without a GPU process no picture can be taken
    const now = await page.screenshot(MAP_ALONE).catch(() => null)
    const likeness = now && (await likenessOf(before, now))
    return likeness === null ? null : tell(`${likeness} by ${renderer}`)
  })
  trial.longestWait = Math.max(trial.longestWait, await page.evaluate(() => window.losses.longestWait))
  return tookMs

  function tell(end: string): string {
    trial.ends.set(end, (trial.ends.get(end) ?? 0) + 1)
    return end
  }
}

declare global {
  interface Window {
    losses: { count: number; /** ms from a loss to the return. */ longestWait: number }
  }
}

async function watchLosses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const losses = { count: 0, longestWait: 0 }
    window.losses = losses
    let since = 0
    addEventListener('webglcontextlost', () => [(losses.count += 1), (since = performance.now())], true)
    addEventListener(
      'webglcontextrestored',
      () => (losses.longestWait = Math.max(losses.longestWait, performance.now() - since)),
      true,
    )
  })
}

/** As soon as two looks, with all that comes late in between, see the same. */
async function stillPicture(page: Page): Promise<Buffer> {
  const start = performance.now()
  let now = await page.screenshot(MAP_ALONE)
  for (let before: Buffer | null = null; before === null || !now.equals(before);) {
    must(
      performance.now() - start < LONGEST_UNREST,
      `the map does not hold still within ${LONGEST_UNREST} ms`,
    )
    before = now
    await page.waitForTimeout(1000)
    now = await page.screenshot(MAP_ALONE)
  }
  return now
}

/** Until it is back after so many losses, by looking; a look takes time of its own, which counts. */
async function untilBack(page: Page, losses: number, look: Look): Promise<number> {
  const start = performance.now()
  await page.waitForFunction((count) => window.losses.count >= count, losses)
  while ((await look()) === null)
    must(performance.now() - start < LIMIT, `no same picture within ${LIMIT} ms`)
  return performance.now() - start
}

async function loseContexts(page: Page, look: Look): Promise<number> {
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
    worst = Math.max(worst, await untilBack(page, loss + 1, look))
  }
  return worst
}

async function killGpuProcess(page: Page, look: Look): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) throw new Error('the browser has gone')
  const before = await gpuProcess(session)
  await session.send('Browser.crashGpuProcess').catch(() => undefined)
  const tookMs = await untilBack(page, 1, look)
  must(before !== (await gpuProcess(session)), `the GPU process is ${before} still`)
  return tookMs
}

async function gpuProcess(session: CDPSession): Promise<number | null> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.find(({ type }) => type === 'GPU')?.id ?? null
}
