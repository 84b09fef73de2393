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

/** A load that is no worse than half of the others, told in full. */
function factsOf(loads: readonly Load[]): string {
  const middle = loads.toSorted((a, b) => a.readyMs - b.readyMs)[Math.floor((loads.length - 1) / 2)]
  if (!middle) return 'nothing was measured'
  const { firstPaintMs, requests, bytes, taskMs } = middle
  const kilobytes = [...bytes].map(([kind, count]) => `${kind} ${Math.round(count / 1000)}`)
  const seconds = [...bytes.values()].reduce((sum, count) => sum + count, 0) / 1000 / SLOW.kilobytesPerSecond
  return [
    `first paint ${Math.round(firstPaintMs)} ms`,
    `${requests} answers`,
    `kB: ${kilobytes.join(', ')}`,
    `the line alone ${seconds.toFixed(1)} s`,
    `main thread ${Math.round(taskMs)} ms`,
  ].join('; ')
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
