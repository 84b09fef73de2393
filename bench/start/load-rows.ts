import { median } from '../stage/statistics.ts'
import { brief, type Row } from '../stage/table.ts'
import type { Visit } from './measure-visit.ts'
import { SLOW, type Run } from './run-rounds.ts'
import { MAP } from './screens.ts'
import type { Traffic } from './slow-line.ts'

const LOGIN_SECONDS = 2.5
const MAP_SECONDS = 4
const SECOND_VISIT_SECONDS = 1.5
/** More than the line alone takes for all bytes. */
const SHARP_SECONDS = 2
const REQUESTS = 40
const ROUND_TRIPS = 5
const MAIN_THREAD_SECONDS = 1.2

/** What was measured of one screen on one device. */
export function loadRows(run: Run): Row[] {
  const { screen, device, visits } = run
  const isMap = screen === MAP
  const name = `${screen.name}, ${device.name}`
  const middle = middleOf(visits)
  const first = timeRow(
    isMap ? `${name}: playable` : `${name}: ready`,
    visits,
    isMap ? MAP_SECONDS : LOGIN_SECONDS,
  )
  const line = lineSeconds(middle.untilPlayable)
  const fact: Row = {
    what: `${name}: until then`,
    goal: '',
    measured: `${trafficOf(middle.untilPlayable)}; the line alone ${line.toFixed(1)} s; first paint ${Math.round(middle.firstPaintMs)} ms`,
  }
  return isMap ? [first, fact, ...countRows(run, name), ...sharpRows(run, name)] : [first, fact]
}

/** What does not depend on the machine, or hardly. */
function countRows({ visits, secondVisits, mainThread, roundTrips }: Run, name: string): Row[] {
  const requests = median(visits.map(({ untilPlayable }) => untilPlayable.requests))
  const seconds = mainThread.map((ms) => ms / 1000)
  return [
    {
      what: `${name}: requests until playable`,
      goal: `at most ${REQUESTS}`,
      measured: visits.map(({ untilPlayable }) => untilPlayable.requests).join(', '),
      value: requests,
      limit: REQUESTS,
    },
    {
      what: `${name}: round trips until playable`,
      goal: `at most ${ROUND_TRIPS}`,
      measured: String(roundTrips),
      value: roundTrips,
      limit: ROUND_TRIPS,
    },
    {
      what: `${name}: main thread until playable, unthrottled`,
      goal: `${MAIN_THREAD_SECONDS} s`,
      measured: `s of processor: ${seconds.map((value) => value.toFixed(2)).join(', ')}`,
      value: median(seconds),
      limit: MAIN_THREAD_SECONDS,
    },
    timeRow(`${name}: playable at the second visit`, secondVisits, SECOND_VISIT_SECONDS),
  ]
}

function sharpRows({ device, visits }: Run, name: string): Row[] {
  const middle = middleOf(visits)
  const over = visits.map(({ sharpMs, untilSharp }) => sharpMs / 1000 - lineSeconds(untilSharp))
  const pictures = median(visits.map(({ untilSharp }) => (untilSharp.bytes.get('picture') ?? 0) / 1000))
  const { mostPictures } = device
  return [
    {
      what: `${name}: sharp, beyond the line's own time`,
      goal: `${SHARP_SECONDS} s`,
      measured: `sharp after s: ${secondsOf(visits.map(({ sharpMs }) => sharpMs))}; the line alone ${lineSeconds(middle.untilSharp).toFixed(1)} s; ${loadOf(visits)}`,
      value: median(over),
      limit: SHARP_SECONDS,
    },
    {
      what: `${name}: pictures of the first view`,
      goal: mostPictures === undefined ? '' : `${mostPictures} kB`,
      measured: trafficOf(middle.untilSharp),
      ...(mostPictures !== undefined && { value: pictures, limit: mostPictures }),
    },
  ]
}

function timeRow(what: string, visits: readonly Visit[], limit: number): Row {
  const times = visits.map(({ playableMs }) => playableMs)
  return {
    what,
    goal: `${limit} s`,
    measured: `s: ${secondsOf(times)}; ${loadOf(visits)}`,
    value: median(times) / 1000,
    limit,
  }
}

function secondsOf(times: readonly number[]): string {
  return times.map((ms) => (ms / 1000).toFixed(2)).join(', ')
}

function loadOf(visits: readonly Visit[]): string {
  const loads = visits.map(({ load }) => load)
  return `load ${brief(Math.min(...loads))} to ${brief(Math.max(...loads))}`
}

/** One that is no worse than half of the others. */
function middleOf(visits: readonly Visit[]): Visit {
  const middle = visits.toSorted((a, b) => a.playableMs - b.playableMs)[Math.floor((visits.length - 1) / 2)]
  if (!middle) throw new Error('nothing was measured')
  return middle
}

function kilobytesOf({ bytes }: Traffic): number {
  return [...bytes.values()].reduce((sum, count) => sum + count, 0) / 1000
}

function lineSeconds(traffic: Traffic): number {
  return kilobytesOf(traffic) / SLOW.kilobytesPerSecond
}

function trafficOf(traffic: Traffic): string {
  const kinds = [...traffic.bytes].map(([kind, count]) => `${kind} ${Math.round(count / 1000)}`)
  return `${traffic.requests} requests, ${Math.round(kilobytesOf(traffic))} kB (${kinds.join(', ')})`
}
