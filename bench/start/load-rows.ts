import { openBrowser } from '../stage/open-browser.ts'
import { median } from '../stage/statistics.ts'
import type { Row } from '../stage/table.ts'
import { measureLoad, type Load } from './measure-load.ts'
import { LOGIN, MAP, type Screen, type Session } from './screens.ts'

/** A phone's line and processor, as Lighthouse has them for mobile. */
const SLOW = { kilobytesPerSecond: 200, latencyMs: 150, cpuSlowdown: 4 }
const FREE = { kilobytesPerSecond: Infinity, latencyMs: 0, cpuSlowdown: 1 }

const GOALS: readonly [Screen, seconds: number][] = [
  [LOGIN, 2.5],
  [MAP, 4],
]

/** Nothing is in the browser's cache; a round opens every screen once, each in a browser of its own. */
export async function loadRows(url: string, session: Session, rounds: number): Promise<Row[]> {
  const loads = new Map<Screen, { slow: Load[]; free: Load[] }>()
  for (const [screen] of GOALS) loads.set(screen, { slow: [], free: [] })
  for (let round = 1; round <= rounds; round += 1) {
    for (const [screen, { slow, free }] of loads) {
      console.error(`round ${round} of ${rounds}: ${screen.name}`)
      slow.push(await inOwnBrowser(url, screen, session, SLOW))
      free.push(await inOwnBrowser(url, screen, session, FREE))
    }
  }
  return GOALS.flatMap(([screen, seconds]) => {
    const { slow = [], free = [] } = loads.get(screen) ?? {}
    const readySeconds = slow.map(({ readyMs }) => readyMs / 1000)
    return [
      {
        what: `${screen.name}: ready on 1.6 Mbit/s, 150 ms, CPU 4x`,
        goal: `${seconds} s`,
        measured: `s: ${readySeconds.map((value) => value.toFixed(2)).join(', ')}`,
        value: median(readySeconds),
        limit: seconds,
      },
      {
        what: `${screen.name}: what that took`,
        goal: '',
        measured: factsOf(slow),
      },
      {
        what: `${screen.name}: ready on this machine, unthrottled`,
        goal: '',
        measured: `${(median(free.map(({ readyMs }) => readyMs)) / 1000).toFixed(2)} s`,
      },
    ]
  })
}

function factsOf(loads: readonly Load[]): string {
  const of = (fact: (load: Load) => number) => Math.round(median(loads.map(fact)))
  const seen = of(({ firstPaintMs }) => firstPaintMs)
  const kilobytes = of(({ bytes }) => bytes / 1000)
  return `first paint ${seen} ms; ${of(({ requests }) => requests)} answers, ${kilobytes} kB; main thread ${of(({ taskMs }) => taskMs)} ms`
}

async function inOwnBrowser(
  url: string,
  screen: Screen,
  session: Session,
  speed: typeof SLOW,
): Promise<Load> {
  const browser = await openBrowser('software')
  try {
    return await measureLoad(browser, url, screen, session, speed)
  } finally {
    await browser.close()
  }
}
