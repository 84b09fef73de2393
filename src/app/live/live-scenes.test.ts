import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SCENES_CHECKED, SCENES_RENEWED, SCENES_SAVED } from '#shared/scene/live.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { aScene } from '#src/stage/testing/scenes.ts'
import { followScenes } from './live-scenes.ts'

vi.mock('../router.tsx', () => ({ router: { state: { matches: [] }, navigate: vi.fn() } }))

const listeners = new Map<string, (said: unknown) => void>()
const hear = (event: string, said?: unknown) => act(() => listeners.get(event)?.(said))
const note = () => screen.queryByText('Saved, working …')
const built = (hasNewer = false) => ({ findings: [], hasNewer })
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  act(() => {
    stop = followScenes({
      on: (event, listener) => void listeners.set(event, listener),
      off: (event) => void listeners.delete(event),
      send: () => {},
    })
  })
})
afterEach(async () => {
  await later(60_000)
  act(() => stop())
  expect([document.body.childElementCount, listeners.size]).toEqual([0, 0])
  stageStore.setState(stageStore.getInitialState(), true)
  vi.useRealTimers()
})

it('says that a save is worked on, until its scene stands [DESIGN-2]', async () => {
  const [before, after] = [aScene('isles'), aScene('isles')]
  stageStore.setState({ scene: before, shown: before })
  expect(note()).toBeNull()
  hear(SCENES_SAVED)
  expect(note()).not.toBeNull()
  hear(SCENES_CHECKED, built())
  stageStore.setState({ scene: after })
  hear(SCENES_RENEWED)
  await later(1000)
  expect(note()).not.toBeNull()
  act(() => stageStore.setState({ shown: after }))
  await later(0)
  expect(note()).toBeNull()
})

it('says so until the last of two saves stands, whatever comes of the first meanwhile [DESIGN-2]', async () => {
  hear(SCENES_SAVED)
  hear(SCENES_SAVED)
  hear(SCENES_CHECKED, built(true))
  hear(SCENES_RENEWED)
  await later(6000)
  expect(note()).not.toBeNull()
  hear(SCENES_CHECKED, built())
  hear(SCENES_RENEWED)
  await later(1000)
  expect(note()).toBeNull()
})

it('waits no longer for a save that brought nothing', async () => {
  hear(SCENES_SAVED)
  hear(SCENES_CHECKED, built())
  await later(4000)
  expect(note()).not.toBeNull()
  await later(2000)
  expect(note()).toBeNull()
})
