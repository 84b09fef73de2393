import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayFetchAhead, watchLine } from './line.ts'

afterEach(() => vi.unstubAllGlobals())

class Timing {
  readonly responseStart: number
  readonly responseEnd: number
  readonly transferSize: number
  readonly workerStart: number
  constructor(responseStart: number, responseEnd: number, transferSize: number, workerStart = 0) {
    this.responseStart = responseStart
    this.responseEnd = responseEnd
    this.transferSize = transferSize
    this.workerStart = workerStart
  }
}

/** A page that has seen as much of its line. */
function afterStart(...entries: Timing[]): void {
  vi.stubGlobal('performance', { getEntriesByType: () => entries })
}

function onLine(facts: object): EventTarget {
  const connection = Object.assign(new EventTarget(), facts)
  vi.stubGlobal('navigator', { connection })
  return connection
}

describe('where the browser says something of its line', () => {
  const GOOD = { saveData: false, effectiveType: '4g', downlink: 10 }

  it.each([
    ['a good one', GOOD, true],
    ['one of which it says nothing', {}, true],
    ['a metered one', { ...GOOD, saveData: true }, false],
    ['a slow 2G', { ...GOOD, effectiveType: 'slow-2g' }, false],
    ['a 2G', { ...GOOD, effectiveType: '2g' }, false],
    ['a 3G', { ...GOOD, effectiveType: '3g' }, false],
    ['the slow line of START-1', { ...GOOD, downlink: 1.6 }, false],
  ])('%s: %o has room: %s [START-2]', (_, facts, hasRoom) => {
    onLine(facts)
    afterStart()
    expect(mayFetchAhead()).toBe(hasRoom)
  })

  it('what the page has seen of it counts more, but for a player who is sparing [START-2]', () => {
    onLine({ ...GOOD, downlink: 1.3 })
    afterStart(new Timing(1000, 2000, 900_000))
    expect(mayFetchAhead()).toBe(true)
    onLine({ ...GOOD, saveData: true })
    expect(mayFetchAhead()).toBe(false)
    onLine(GOOD)
    afterStart(new Timing(1000, 2000, 200_000))
    expect(mayFetchAhead()).toBe(false)
  })

  it('its changes are reported until somebody stops it [START-2]', () => {
    const connection = onLine(GOOD)
    const onChange = vi.fn()
    const stop = watchLine(onChange)
    connection.dispatchEvent(new Event('change'))
    expect(onChange).toHaveBeenCalledOnce()
    stop()
    connection.dispatchEvent(new Event('change'))
    expect(onChange).toHaveBeenCalledOnce()
  })
})

describe('where the browser says nothing of its line', () => {
  it.each([
    ['200 kB a second', [new Timing(1000, 2000, 200_000)], false],
    ['600 kB a second', [new Timing(1000, 2000, 600_000)], true],
    [
      'files side by side, whose time counts once',
      [new Timing(1000, 2000, 150_000), new Timing(1000, 2000, 150_000)],
      true,
    ],
    [
      'waits between them, which do not count',
      [new Timing(1000, 1500, 200_000), new Timing(5000, 5500, 200_000)],
      true,
    ],
    ['too little to tell', [new Timing(1000, 2000, 20_000)], true],
    ['nothing: all was in the cache', [new Timing(1000, 1001, 0)], true],
    ['nothing: the worker answered', [new Timing(1000, 2000, 200_000, 900)], true],
  ])('its start tells: %s [START-2]', (_, entries, hasRoom) => {
    vi.stubGlobal('navigator', {})
    afterStart(...entries)
    expect(mayFetchAhead()).toBe(hasRoom)
  })

  it('a link that is back is reported [START-2]', () => {
    vi.stubGlobal('navigator', {})
    const onChange = vi.fn()
    const stop = watchLine(onChange)
    globalThis.dispatchEvent(new Event('online'))
    stop()
    globalThis.dispatchEvent(new Event('online'))
    expect(onChange).toHaveBeenCalledOnce()
  })
})
