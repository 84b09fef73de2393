import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BuildResult } from './build-adventures.ts'
import { watchScenes } from './watch-scenes.ts'

const { buildAdventures, watch } = vi.hoisted(() => ({
  buildAdventures: vi.fn<(...given: unknown[]) => Promise<BuildResult>>(),
  watch: vi.fn(),
}))
vi.mock('./build-adventures.ts', () => ({ buildAdventures }))
vi.mock('node:fs', async (original) => ({ ...(await original<object>()), watch }))

const BEHIND: BuildResult = { adventures: [], findings: [], costs: [], made: 0, isBehind: true }
const places = { scenesDir: 'scenes', outDir: 'served', publishedFile: 'published.json', cacheDir: 'cache' }
/** Ends the build that runs. */
let end: (result: BuildResult) => void
let save: () => void
/** Of every build that has begun: whether it may leave for later what takes long. */
const begun = () => buildAdventures.mock.calls.map((given) => given[3])
const silent = () => ({ onSaved: vi.fn(), onBegun: vi.fn(), onBuilt: vi.fn() })
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  buildAdventures.mockReset().mockImplementation(() => new Promise((resolve) => (end = resolve)))
  watch.mockImplementation((_folder: string, _options: object, listener: () => void) => {
    save = listener
    return { on: vi.fn(), close: vi.fn() }
  })
})
afterEach(() => void vi.useRealTimers())

it('paints what takes long once, when no save waits any more [DESIGN-2]', async () => {
  const stop = watchScenes(places, { ...silent(), onBroken: vi.fn() })
  await later(0)
  save()
  await later(1000)
  end(BEHIND)
  await later(1000)
  expect(begun()).toEqual([true, true])
  end(BEHIND)
  await later(1000)
  expect(begun()).toEqual([true, true, false])
  end({ ...BEHIND, isBehind: false })
  await later(1000)
  expect(begun()).toEqual([true, true, false])
  stop()
})

it('builds the next save though nobody could take the last one [DESIGN-2]', async () => {
  const onBroken = vi.fn()
  const onBuilt = vi.fn(() => {
    throw new Error('no such page')
  })
  const stop = watchScenes(places, { ...silent(), onBuilt, onBroken })
  await later(0)
  end({ ...BEHIND, isBehind: false })
  await later(0)
  expect(onBroken.mock.calls).toEqual([[new Error('no such page')]])
  save()
  await later(1000)
  expect(begun()).toEqual([true, true])
  stop()
})
