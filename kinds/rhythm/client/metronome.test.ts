import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startMetronome } from './metronome.ts'

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const

const onBeat = vi.fn<() => void>()
const vibrate = vi.fn<(ms: number) => boolean>()
const clicked = vi.fn<() => void>()
/** By the clock of the page, in ms. */
let now = 0
let isHidden = false
let spies: { mockRestore: () => void }[] = []
let stop = () => {}

class FakeContext {
  readonly currentTime = 0
  readonly destination = null
  close = () => Promise.resolve()
}
class FakeNode {
  readonly gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  start = clicked
  stop = vi.fn()
  connect = (to: unknown) => to
}

/** Time passes, and the page sees to it. */
function pass(ms: number): void {
  now += ms
  vi.advanceTimersByTime(ms)
}
/** The page is busy so long, or asleep. */
function sleep(ms: number): void {
  now += ms
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: [...TIMERS] })
  vi.clearAllMocks()
  now = 0
  isHidden = false
  spies = [
    vi.spyOn(performance, 'now').mockImplementation(() => now),
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden),
  ]
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('OscillatorNode', FakeNode)
  vi.stubGlobal('GainNode', FakeNode)
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  stop = startMetronome({ rate: 60, amount: null, isHeard: true, isFelt: true, onBeat })
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(navigator, 'vibrate')
  for (const spy of spies) spy.mockRestore()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const made = () => [onBeat, clicked, vibrate].map(({ mock }) => mock.calls.length)

describe('a metronome [TASK-1]', () => {
  it('is seen, heard and felt at each beat', () => {
    for (let tick = 0; tick < 60; tick += 1) pass(40)
    expect(made()).toEqual([3, 3, 3])
  })

  it('does not make up for beats that a busy page has missed by a burst of clicks and shakes', () => {
    for (let tick = 0; tick < 10; tick += 1) pass(40)
    expect(made()).toEqual([1, 1, 1])
    sleep(5000)
    pass(40)
    pass(40)
    expect(made()).toEqual([6, 1, 1])
  })

  it('is neither heard nor felt while nobody sees the page', () => {
    isHidden = true
    for (let tick = 0; tick < 60; tick += 1) pass(40)
    expect(made()).toEqual([3, 0, 0])
  })
})
