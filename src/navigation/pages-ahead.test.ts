import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addPagesAhead, fetchPagesAhead } from './pages-ahead.ts'

let idle: (() => void)[] = []
const stops: (() => void)[] = []

beforeEach(() => {
  idle = []
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void idle.push(run))
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  vi.unstubAllGlobals()
})

/** Each fetch notes its name, and settles at once. */
const noting = (seen: string[], ...names: string[]) =>
  names.map((name) => () => {
    seen.push(name)
    return Promise.resolve()
  })

function onLine(facts: object) {
  const connection = Object.assign(new EventTarget(), facts)
  vi.stubGlobal('navigator', { connection })
  return {
    becomes(better: object) {
      Object.assign(connection, better)
      connection.dispatchEvent(new Event('change'))
    },
  }
}

async function rest(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    idle.shift()?.()
    await Promise.resolve().then(() => undefined)
    await new Promise(process.nextTick)
  }
}

it('are tried again by the next run where they did not come', async () => {
  onLine({})
  const fetch = vi.fn(() => Promise.resolve(fetch.mock.calls.length > 1))
  stops.push(addPagesAhead('popups', [fetch]))
  stops.push(fetchPagesAhead())
  await rest(5)
  expect(fetch).toHaveBeenCalledTimes(1)
  stops.push(fetchPagesAhead())
  await rest(5)
  stops.push(fetchPagesAhead())
  await rest(5)
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('are fetched one by one when the browser is idle, the likeliest first, and once [START-2]', async () => {
  onLine({})
  const seen: string[] = []
  stops.push(addPagesAhead('worker', noting(seen, 'rest')))
  stops.push(addPagesAhead('pages', noting(seen, 'mission', 'task')))
  stops.push(addPagesAhead('popups', noting(seen, 'finish')))
  stops.push(fetchPagesAhead())
  expect(seen).toEqual([])
  await rest(1)
  expect(seen).toEqual(['finish'])
  await rest(1)
  expect(seen).toEqual(['finish', 'mission'])
  await rest(10)
  expect(seen).toEqual(['finish', 'mission', 'task', 'rest'])
  stops.push(fetchPagesAhead())
  await rest(10)
  expect(seen).toHaveLength(4)
})

it('wait on a slow or metered line, and come when it gets better [START-2]', async () => {
  const line = onLine({ saveData: true })
  const seen: string[] = []
  stops.push(addPagesAhead('pages', noting(seen, 'mission', 'task', 'list')))
  stops.push(fetchPagesAhead())
  await rest(10)
  expect(seen).toEqual([])
  line.becomes({ saveData: false })
  await rest(1)
  expect(seen).toEqual(['mission'])
  line.becomes({ effectiveType: '2g' })
  await rest(10)
  expect(seen).toEqual(['mission'])
  line.becomes({ effectiveType: '4g' })
  await rest(10)
  expect(seen).toEqual(['mission', 'task', 'list'])
})

it('that are said later come later, one that fails is done without, and none comes after the stop [START-2]', async () => {
  onLine({})
  const seen: string[] = []
  const stop = fetchPagesAhead()
  await rest(10)
  stops.push(
    addPagesAhead('pages', [() => Promise.reject(new Error('gone')), ...noting(seen, 'task', 'list')]),
  )
  await rest(2)
  expect(seen).toEqual(['task'])
  stop()
  await rest(10)
  expect(seen).toEqual(['task'])
})
