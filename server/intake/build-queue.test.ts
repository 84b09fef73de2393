import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BuildResult } from './build-adventures.ts'
import { buildQueue } from './build-queue.ts'

const build = vi.fn<(mayBeBehind: boolean) => Promise<BuildResult>>()

const BEHIND: BuildResult = { adventures: [], findings: [], costs: [], made: 0, isBehind: true }
/** Ends the build that runs. */
let end: (result: BuildResult) => void
/** Of every build that has begun: whether it may leave for later what takes long. */
const begun = () => build.mock.calls.map(([mayBeBehind]) => mayBeBehind)
const silent = () => ({ onSaved: vi.fn(), onBegun: vi.fn(), onBuilt: vi.fn() })
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  build.mockReset().mockImplementation(() => new Promise((resolve) => (end = resolve)))
})
afterEach(() => void vi.useRealTimers())

it('paints what takes long once, when no save waits any more [DESIGN-2]', async () => {
  const { save, stop } = buildQueue(build, { ...silent(), onBroken: vi.fn() })
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
  const { save, stop } = buildQueue(build, { ...silent(), onBuilt, onBroken })
  await later(0)
  end({ ...BEHIND, isBehind: false })
  await later(0)
  expect(onBroken.mock.calls).toEqual([[new Error('no such page')]])
  save()
  await later(1000)
  expect(begun()).toEqual([true, true])
  stop()
})
