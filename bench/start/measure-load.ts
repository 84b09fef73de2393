import type { Browser } from '@playwright/test'
import type { Screen, Session } from './screens.ts'

interface Speed {
  kilobytesPerSecond: number
  /** Between a request and its answer. */
  latencyMs: number
  cpuSlowdown: number
}

/** All from the start of the navigation until the screen could be used. */
export interface Load {
  readyMs: number
  firstPaintMs: number
  requests: number
  /** As they came over the line, by what they are: Script, Image, Font and so on. */
  bytes: ReadonlyMap<string, number>
  /** Time of the main thread. */
  taskMs: number
}

const READY_LIMIT = 120_000

export async function measureLoad(
  browser: Browser,
  url: string,
  { path, isSignedIn, ready }: Screen,
  session: Session,
  { kilobytesPerSecond, latencyMs, cpuSlowdown }: Speed,
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
  })
  if (isSignedIn) await context.addCookies(session)
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Performance.enable')
  const throughput = Number.isFinite(kilobytesPerSecond) ? kilobytesPerSecond * 1000 : -1
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await line.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  let requests = 0
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  line.on('Network.responseReceived', ({ requestId, type }) => {
    requests += 1
    kinds.set(requestId, type)
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await page.addInitScript(noteReady, ready)
  await page.goto(`${url}/#${path}`, { waitUntil: 'commit' })
  const readyAt = await page.waitForFunction(() => window.readyAt, undefined, { timeout: READY_LIMIT })
  const seen = { requests, bytes: new Map(bytes) }
  const { metrics } = await line.send('Performance.getMetrics')
  const readyMs = (await readyAt.jsonValue()) ?? NaN
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  )
  await context.close()
  const taskMs = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
  return { readyMs, firstPaintMs, taskMs, ...seen }
}

declare global {
  interface Window {
    /** ms since the navigation began. */
    readyAt?: number
  }
}

/** Runs in the page: ready is when the thing stands there and the next task is done, so that a press is answered. */
function noteReady(selector: string): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    watcher.disconnect()
    requestAnimationFrame(() => {
      setTimeout(() => {
        window.readyAt = performance.now()
      })
    })
  })
  watcher.observe(document, { childList: true, subtree: true, attributes: true })
}
