import type { Browser, Page } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { countRoundTrips, type LoadedRequest } from '../../tools/product/round-trips.ts'
import { openBrowser } from '../stage/open-browser.ts'
import type { Device } from './devices.ts'
import { filmStrip } from './film-strip.ts'
import { measureMainThread } from './main-thread.ts'
import { measureVisit, type Visit } from './measure-visit.ts'
import { newVisitor, type Visitor } from './open-visit.ts'
import { MAP, type Screen, type Sessions } from './screens.ts'
import { FREE, type SlowLine, type Speed } from './slow-line.ts'

/** A phone's line and processor, as Lighthouse has them for mobile. */
export const SLOW: Speed = { kilobytesPerSecond: 200, latencyMs: 150 }
const CPU_SLOWDOWN = 4
/** Where strips and lists of requests go. */
const FOLDER = '.cache/bench'

/** One screen on one device, by round. */
export interface Run {
  screen: Screen
  device: Device
  visits: Visit[]
  /** Of the map, in the same browser, once the service worker has what it wants. */
  secondVisits: Visit[]
  /** ms of processor until playable, on a free line and without a throttle. */
  mainThread: number[]
  roundTrips: number
}

export interface Start {
  url: string
  line: SlowLine
  sessions: Sessions
  rounds: number
}

/** A round opens each screen on each device, in a browser of its own, so that a busy minute meets them all. */
export async function runRounds(
  start: Start,
  screens: readonly Screen[],
  devices: readonly Device[],
): Promise<Run[]> {
  const runs = devices.flatMap((device) =>
    screens.map((screen): Run => ({
      screen,
      device,
      visits: [],
      secondVisits: [],
      mainThread: [],
      roundTrips: NaN,
    })),
  )
  for (let round = 1; round <= start.rounds; round += 1) {
    for (const run of runs) {
      console.error(`round ${round} of ${start.rounds}: ${run.screen.name}, ${run.device.name}`)
      await addRound(start, run)
    }
  }
  mkdirSync(FOLDER, { recursive: true })
  for (const run of runs) {
    console.error(`film and round trips: ${run.screen.name}, ${run.device.name}`)
    await film(start, run)
    run.roundTrips = await roundTripsOf(start, run)
  }
  return runs
}

async function addRound(start: Start, { screen, device, ...results }: Run): Promise<void> {
  const { line, sessions } = start
  await inBrowser(async (browser) => {
    const visitor = await newVisitor(browser, device, screen, sessions)
    const { page, session } = await visitor.open(CPU_SLOWDOWN)
    line.setSpeed(SLOW)
    results.visits.push(await measureVisit(page, line, screen))
    line.setSpeed(FREE)
    if (screen === MAP) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.waitForFunction(hasWorker, undefined, { timeout: WORKER_LIMIT_MS })
      await line.untilQuiet(QUIET_MS)
      await page.close()
      results.secondVisits.push(await measureSecond(visitor, line))
    }
  })
  await inBrowser(async (browser) => {
    const { page } = await (await newVisitor(browser, device, screen, sessions)).open(1)
    results.mainThread.push(await measureMainThread(browser, page, addressOf(start, screen)))
  })
}

/** The page registers its worker 30 s after its start at the latest. */
const WORKER_LIMIT_MS = 90_000
async function hasWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.active?.state === 'activated'
}

/** So long nothing comes once the service worker has all. */
const QUIET_MS = 2000

async function measureSecond({ open }: Visitor, line: SlowLine): Promise<Visit> {
  const { page } = await open(CPU_SLOWDOWN)
  line.setSpeed(SLOW)
  const visit = await measureVisit(page, line, MAP)
  line.setSpeed(FREE)
  return visit
}

/** In a browser of its own: taking pictures takes time. */
async function film(start: Start, { screen, device }: Run): Promise<void> {
  await inBrowser(async (browser) => {
    const visitor = await newVisitor(browser, device, screen, start.sessions)
    const { page, session } = await visitor.open(CPU_SLOWDOWN)
    start.line.setSpeed(SLOW)
    await filmStrip(
      page,
      session,
      addressOf(start, screen),
      `${FOLDER}/start-${screen.name}-${device.name}.png`,
    )
    start.line.setSpeed(FREE)
  })
}

async function roundTripsOf({ url, sessions }: Start, { screen, device }: Run): Promise<number> {
  return inBrowser(async (browser) => {
    const visitor = await newVisitor(browser, device, screen, sessions)
    const { page } = await visitor.open(1)
    const requests = await countRoundTrips(page, `${url}/#${screen.path}`, () => isMarked(page))
    writeFileSync(`${FOLDER}/start-${screen.name}-${device.name}.txt`, listOf(requests, url))
    return Math.max(...requests.map(({ trip }) => trip))
  })
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByName('playable', 'mark').length > 0)
}

function listOf(requests: readonly LoadedRequest[], url: string): string {
  const lines = requests
    .toSorted((a, b) => a.trip - b.trip)
    .map((request) => `${request.trip} ${request.kind} ${request.bytes} ${request.url.replace(url, '')}`)
  return `round trip, kind, bytes, address\n${lines.join('\n')}\n`
}

function addressOf({ line }: Start, { path }: Screen): string {
  return `${line.url}/#${path}`
}

async function inBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await openBrowser('none')
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
