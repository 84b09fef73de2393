import type { CDPSession, Page } from '@playwright/test'
import { heapOf } from '../stage/heap.ts'
import type { Stop } from './tour.ts'

/** Until a page over the map has come and its pictures are asked for (ms). */
const PAGE_SETTLES = 700
const ARRIVAL_TIMEOUT_MS = 120_000

/** What one tour left behind. */
export interface TourEnd {
  /** Least bytes in use of all times that the map stood, after the collector took all it could. */
  heap: number
  textures: number
  contexts: number
  nodes: number
  listeners: number
}

export async function goTo(page: Page, { path, scene }: Stop): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, path)
  if (scene === null) {
    await page.waitForTimeout(PAGE_SETTLES)
    return
  }
  const standing = `[data-scene="${scene}"][data-ready="true"]`
  await page.locator(standing).waitFor({ state: 'attached', timeout: ARRIVAL_TIMEOUT_MS })
}

/** Every stop once; what is kept is read whenever the map stands again. */
export async function takeTour(
  page: Page,
  session: CDPSession,
  tour: readonly Stop[],
  root: string,
): Promise<TourEnd> {
  let heap = Infinity
  for (const stop of tour) {
    await goTo(page, stop)
    if (stop.id === root) heap = Math.min(heap, await heapOf(session))
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const textures = await page.evaluate(() => window.watch.textures())
  const contexts = await page.evaluate(() => window.watch.contexts())
  return {
    heap,
    textures,
    contexts,
    nodes,
    listeners: jsEventListeners,
  }
}
