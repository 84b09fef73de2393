import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { dropLocal } from '#src/lib/storage.ts'
import { onSpoken, silence } from '#src/ui/announcer/announcer.ts'
import { stageStore } from '../stage-store.ts'
import { anElement, aScene } from '../testing/scenes.ts'
import { useHeardMap } from './heard-store.ts'
import { HeardMap } from './HeardMap.tsx'

/** What an audio context was asked to play, Hz. */
let played: number[] = []

class FakeNode {
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  connect = vi.fn((next: unknown) => next)
  start = vi.fn()
  stop = vi.fn()
  constructor(_context: unknown, given: { frequency?: number }) {
    if (given.frequency !== undefined) played.push(Math.round(given.frequency))
  }
}
class FakeContext {
  currentTime = 0
  destination = {}
  resume = () => Promise.resolve()
}

const scene = aScene('isles', {
  elements: [anElement('harbour'), anElement('market', { state: 'locked' }), anElement('school')],
})
const standOn = (id: string | null) => act(() => stageStore.setState({ focused: id }))

beforeEach(async () => {
  await speakIn('en')
  dropLocal('mapOffered')
  played = []
  vi.stubGlobal('AudioContext', FakeContext)
  for (const node of ['StereoPannerNode', 'OscillatorNode', 'GainNode']) vi.stubGlobal(node, FakeNode)
})
afterEach(() => {
  cleanup()
  silence()
  vi.unstubAllGlobals()
  useHeardMap.setState(useHeardMap.getInitialState())
  stageStore.setState(stageStore.getInitialState(), true)
})

it('sounds at every place that the keyboard comes to, once that is wanted, and not before [ACCESS-3]', async () => {
  useHeardMap.setState({ onWish: () => undefined })
  render(<HeardMap scene={scene} />)
  standOn('harbour')
  expect(played).toEqual([])
  act(() => useHeardMap.setState({ isHeard: true }))
  standOn('market')
  // two notes that fall
  await vi.waitFor(() => expect(played).toHaveLength(2))
  expect(played[1]).toBeLessThan(played[0] ?? 0)
  standOn('school')
  await vi.waitFor(() => expect(played).toHaveLength(3))
})

it('is offered once to who walks the map by keys, and turned on and off where it is [ACCESS-3]', async () => {
  const spoken: string[] = []
  const stop = onSpoken((line) => spoken.push(line))
  const onWish = vi.fn((isHeard: boolean) => useHeardMap.setState({ isHeard }))
  useHeardMap.setState({ onWish })
  render(<HeardMap scene={scene} />)
  standOn('harbour')
  standOn('market')
  expect(screen.queryByRole('button')).toBeNull()
  standOn('school')
  await vi.waitFor(() => expect(spoken).toEqual([expect.stringMatching(/^This map can be heard/)]))
  fireEvent.click(screen.getByRole('button', { name: 'Hear the map' }))
  expect(onWish).toHaveBeenCalledExactlyOnceWith(true)
  fireEvent.click(screen.getByRole('button', { name: 'Do not hear the map' }))
  expect(onWish).toHaveBeenLastCalledWith(false)
  stop()
})

it('keeps the focus where it is turned off by who has hardly walked [ACCESS-3] [ACCESS-4]', () => {
  const onWish = (isHeard: boolean) => useHeardMap.setState({ isHeard })
  useHeardMap.setState({ onWish, isHeard: true })
  render(<HeardMap scene={scene} />)
  const button = screen.getByRole('button', { name: 'Do not hear the map' })
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hear the map' }))
})

it('is offered to nobody whose wish could not be kept [ACCESS-3]', () => {
  render(<HeardMap scene={scene} />)
  for (const id of ['harbour', 'market', 'school']) standOn(id)
  expect(screen.queryByRole('button')).toBeNull()
})
