import type { Page } from '@playwright/test'
import { loadavg } from 'node:os'
import { untilMark } from './open-visit.ts'
import type { Screen } from './screens.ts'
import type { SlowLine, Traffic } from './slow-line.ts'

/** All from the start of the navigation. */
export interface Visit {
  firstPaintMs: number
  playableMs: number
  sharpMs: number
  untilPlayable: Traffic
  untilSharp: Traffic
  /** Of the machine: how many processes wanted to run. */
  load: number
}

/** Opens the screen until all of it is there. */
export async function measureVisit(page: Page, line: SlowLine, { path }: Screen): Promise<Visit> {
  await page.goto(`${line.url}/#${path}`, { waitUntil: 'commit' })
  const playableMs = await untilMark(page, 'playable')
  const sharpMs = await untilMark(page, 'sharp')
  const { origin, firstPaintMs } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }))
  const [load = NaN] = loadavg()
  return {
    firstPaintMs,
    playableMs,
    sharpMs,
    untilPlayable: line.trafficOf(origin, origin + playableMs),
    untilSharp: line.trafficOf(origin, origin + sharpMs),
    load,
  }
}
