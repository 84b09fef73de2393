import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FrameLoop, type Frame } from './frame-loop.ts'

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout', 'clearTimeout'],
  }),
)
afterEach(() => vi.useRealTimers())

function started() {
  const loop = new FrameLoop()
  const frames: Frame[] = []
  const stop = loop.run((frame) => frames.push(frame))
  vi.advanceTimersByTime(100)
  frames.length = 0
  return { loop, frames, stop }
}

describe('the frame loop', () => {
  it('draws nothing while nobody holds it', () => {
    const { frames } = started()
    vi.advanceTimersByTime(5000)
    expect(frames).toHaveLength(0)
  })

  it('draws one frame that was asked for', () => {
    const { loop, frames } = started()
    loop.request()
    loop.request()
    vi.advanceTimersByTime(1000)
    expect(frames).toHaveLength(1)
  })

  it('draws 60 a second for a drag and 30 for weather', () => {
    const { loop, frames } = started()
    const release = loop.hold(30)
    vi.advanceTimersByTime(1000)
    expect(frames.length).toBeGreaterThanOrEqual(30)
    expect(frames.length).toBeLessThanOrEqual(33)
    frames.length = 0
    loop.hold(60)
    vi.advanceTimersByTime(1000)
    expect(frames.length).toBeGreaterThanOrEqual(59)
    release()
  })

  it('draws 20 a second for weather on a weak machine, and asks the browser for little more', () => {
    const { loop, frames } = started()
    loop.hold(20)
    const asked = vi.spyOn(window, 'requestAnimationFrame')
    vi.advanceTimersByTime(1000)
    expect(frames.length).toBeGreaterThanOrEqual(19)
    expect(frames.length).toBeLessThanOrEqual(21)
    expect(asked.mock.calls.length).toBeLessThanOrEqual(22)
    asked.mockRestore()
  })

  it('does not let a drag wait for the weather', () => {
    const { loop, frames } = started()
    loop.hold(20)
    vi.advanceTimersByTime(500)
    frames.length = 0
    const release = loop.hold(60)
    vi.advanceTimersByTime(35)
    expect(frames.length).toBeGreaterThanOrEqual(2)
    release()
    vi.advanceTimersByTime(100)
    frames.length = 0
    loop.request()
    vi.advanceTimersByTime(17)
    expect(frames).toHaveLength(1)
  })

  it('counts no pause that it made itself as slowness', () => {
    const { loop } = started()
    const paces: number[] = []
    loop.onPace = (ms) => paces.push(ms)
    loop.hold(20)
    vi.advanceTimersByTime(2000)
    expect(paces.length).toBeGreaterThan(35)
    expect(Math.max(...paces)).toBeLessThan(24)
    expect(Math.min(...paces)).toBeGreaterThan(12)
  })

  it('draws nothing while asleep, and what was missed once it wakes', () => {
    const { loop, frames } = started()
    loop.hold(60)
    loop.sleep(true)
    vi.advanceTimersByTime(2000)
    expect(frames).toHaveLength(0)
    loop.sleep(false)
    vi.advanceTimersByTime(50)
    expect(frames.length).toBeGreaterThan(0)
  })

  it('never steps more than 50 ms', () => {
    const asked: FrameRequestCallback[] = []
    const ask = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => asked.push(frame))
    const loop = new FrameLoop()
    const steps: number[] = []
    loop.run(({ dt }) => steps.push(dt))
    loop.hold(60)
    for (const now of [1000, 1016, 5016, 5032]) asked.shift()?.(now)
    expect(steps).toEqual([1000 / 60, 16, 50, 16])
    ask.mockRestore()
  })

  it('stands still when frozen and moves by exact steps', () => {
    const { loop, frames } = started()
    loop.hold(60)
    loop.freeze()
    vi.advanceTimersByTime(1000)
    frames.length = 0
    const before = loop.time
    loop.advance(100)
    expect(loop.time - before).toBeCloseTo(100)
    expect(frames).toHaveLength(6)
  })

  it('keeps nobody waiting for a frame that will not come', async () => {
    const { loop } = started()
    loop.sleep(true)
    await expect(loop.nextFrame()).resolves.toBeUndefined()
  })

  it('lets go whoever waits when it is stopped', async () => {
    const { loop, stop } = started()
    const next = loop.nextFrame()
    stop()
    await expect(next).resolves.toBeUndefined()
  })
})
