import type { Browser, CDPSession, Page } from '@playwright/test'
import { median } from './statistics.ts'
import { trace } from './trace.ts'

/** One interval of a page that goes on by itself. CPU in ms a presented frame. */
export interface Cost {
  frames: number
  fps: number
  main: number
  script: number
  browser: number
  /** Of wall time inside requestAnimationFrame, over the frames that drew. */
  scriptP50: number
  /** Median of the frames that drew; 0 for CSS. */
  draws: number
}

async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** CPU seconds of every process of the browser since it started. */
async function processTime(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/**
 * Main thread: TaskDuration and ScriptDuration of CDP in thread CPU time, so that a busy machine does not count. Whole
 * browser: the CPU time of its processes, which `SystemInfo.getProcessInfo` reads from the system.
 */
export async function measureCpu(browser: Browser, page: Page, seconds: number): Promise<Cost> {
  const onPage = await page.context().newCDPSession(page)
  const onBrowser = await browser.newBrowserCDPSession()
  await onPage.send('Performance.enable', { timeDomain: 'threadTicks' })
  const stopTrace = await trace(onBrowser, 'disabled-by-default-devtools.timeline.frame')
  await page.evaluate(() => window.watch.reset())
  const before = {
    ...(await metricsOf(onPage)),
    browser: await processTime(onBrowser),
    at: performance.now(),
  }
  await page.waitForTimeout(seconds * 1000)
  const after = { ...(await metricsOf(onPage)), browser: await processTime(onBrowser), at: performance.now() }
  const ticks = await page.evaluate(() => window.watch.ticks())
  // The compositor's own word: the only count of frames that CSS animations have.
  const frames = (await stopTrace()).filter(({ name }) => name === 'DrawFrame').length
  await onBrowser.detach()
  const spent = (what: string) => ((valueOf(after, what) - valueOf(before, what)) * 1000) / frames
  const drawn = ticks.filter(({ calls }) => calls > 0)
  return {
    frames,
    fps: (frames * 1000) / (after.at - before.at),
    main: spent('TaskDuration'),
    script: spent('ScriptDuration'),
    browser: spent('browser'),
    scriptP50: median(drawn.map(({ script }) => script)),
    draws: drawn.length > 0 ? median(drawn.map(({ calls }) => calls)) : 0,
  }
}

function valueOf(metrics: Record<string, number>, name: string): number {
  return metrics[name] ?? NaN
}
