import { afterEach, expect, it, vi } from 'vitest'
import type { ToWorker } from '#shared/domain/worker.ts'
import { keepWhatCame } from './keep-what-came.ts'

const ART = 'https://house.test/scenes/'

type Fetched = Pick<PerformanceEntry, 'name' | 'startTime'>
const fetched = (name: string, startTime: number): Fetched => ({ name: ART + name, startTime })

/** A page whose worker does not answer for it yet. */
function aPage() {
  const reported: ToWorker[] = []
  const worker = { postMessage: (message: ToWorker) => reported.push(message) }
  const container = Object.assign(new EventTarget(), { controller: null as typeof worker | null })
  vi.stubGlobal('navigator', { serviceWorker: container })
  const came: Fetched[] = []
  let now = 0
  vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => came })
  let hear = (_list: { getEntries: () => Fetched[] }) => {}
  const disconnect = vi.fn()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: typeof hear) {
        hear = listener
      }
      observe = () => {}
      disconnect = disconnect
    },
  )
  return {
    disconnect,
    /** @param at ms of the page */
    takeOver(at: number) {
      now = at
      container.controller = worker
      container.dispatchEvent(new Event('controllerchange'))
    },
    arrive(...entries: Fetched[]) {
      came.push(...entries)
      hear({ getEntries: () => entries })
    },
    reported: () => reported.flatMap((message) => (message.type === 'keep' ? [message.urls] : [])),
  }
}

afterEach(() => vi.unstubAllGlobals())

it('tells the worker what came before it, and what was on its way when it took over, but nothing else [SW-3]', () => {
  const page = aPage()
  page.arrive(fetched('map', 100))
  const stop = keepWhatCame()
  page.arrive(fetched('gulls', 200))
  expect(page.reported()).toEqual([])
  page.takeOver(1000)
  expect(page.reported()).toEqual([[`${ART}map`, `${ART}gulls`]])
  page.arrive(fetched('shelf', 900), fetched('chest', 1100))
  expect(page.reported().slice(1)).toEqual([[`${ART}shelf`]])
  page.arrive(fetched('wreck', 1200))
  expect(page.reported()).toHaveLength(2)
  stop()
  expect(page.disconnect).toHaveBeenCalledOnce()
})
