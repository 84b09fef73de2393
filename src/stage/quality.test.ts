import { afterEach, describe, expect, it, vi } from 'vitest'
import { FrameLoop } from './frame/frame-loop.ts'
import { Governor, type Tier } from './quality.ts'

function run(governor: Governor, tier: Tier, ms: number, seconds: number): Tier {
  let now = tier
  for (let spent = 0; spent < seconds * 1000; spent += ms) now = governor.step(now, ms)
  return now
}

describe('the governor', () => {
  it('steps down when frames stay late for two seconds', () => {
    const governor = new Governor()
    governor.startScene()
    expect(run(governor, 'high', 16, 5)).toBe('high')
    expect(run(governor, 'high', 30, 1.5)).toBe('high')
    expect(run(governor, 'high', 30, 1.5)).toBe('medium')
  })

  it('forgives a few late frames', () => {
    const governor = new Governor()
    governor.startScene()
    let tier: Tier = 'high'
    for (let frame = 0; frame < 1200; frame += 1) tier = governor.step(tier, frame % 6 === 0 ? 60 : 16)
    expect(tier).toBe('high')
  })

  it('steps up once a scene, after thirty seconds in time', () => {
    const governor = new Governor()
    governor.startScene()
    expect(run(governor, 'low', 17, 29)).toBe('low')
    expect(run(governor, 'low', 17, 2)).toBe('medium')
    expect(run(governor, 'medium', 17, 60)).toBe('medium')
    governor.startScene()
    expect(run(governor, 'medium', 17, 32)).toBe('high')
  })

  it('tries no better tier again once one has turned out too much', () => {
    const governor = new Governor()
    governor.startScene()
    expect(run(governor, 'low', 17, 32)).toBe('medium')
    expect(run(governor, 'medium', 30, 3)).toBe('low')
    governor.startScene()
    expect(run(governor, 'low', 17, 60)).toBe('low')
  })

  it('tries a better tier again where it was late only long after', () => {
    const governor = new Governor()
    governor.startScene()
    expect(run(governor, 'low', 17, 32)).toBe('medium')
    expect(run(governor, 'medium', 17, 25)).toBe('medium')
    expect(run(governor, 'medium', 30, 3)).toBe('low')
    governor.startScene()
    expect(run(governor, 'low', 17, 32)).toBe('medium')
  })

  it('takes frames of more than a second for what they are [STAGE-8]', () => {
    const governor = new Governor()
    governor.startScene()
    expect(run(governor, 'high', 17, 1)).toBe('high')
    expect(run(governor, 'high', 1500, 12)).toBe('still')
  })

  it('never rises above what the renderer bears', () => {
    const governor = new Governor()
    governor.startScene()
    let tier: Tier = 'low'
    for (let frame = 0; frame < 6000; frame += 1) tier = governor.step(tier, 17, 'low')
    expect(tier).toBe('low')
  })

  it('takes a sleeping page for a pause, not for slowness', () => {
    const governor = new Governor()
    governor.startScene()
    let tier: Tier = 'high'
    for (let sleep = 0; sleep < 20; sleep += 1) {
      tier = governor.step(tier, 1500)
      tier = run(governor, tier, 17, 0.5)
    }
    expect(tier).toBe('high')
  })

  it('lets a fresh scene upload for half a second, however few frames that are', () => {
    const governor = new Governor()
    governor.startScene()
    expect(run(governor, 'high', 240, 0.48)).toBe('high')
    expect(run(governor, 'high', 16, 10)).toBe('high')
  })

  it('settles within three seconds on a machine that draws three frames a second', () => {
    const governor = new Governor()
    governor.startScene()
    expect(run(governor, 'high', 333, 3)).toBe('still')
  })

  it('settles within three seconds on a machine that keeps missing every second frame', () => {
    const governor = new Governor()
    governor.startScene()
    expect(run(governor, 'high', 40, 2.2)).toBe('low')
  })

  it('does not wait for ever for a machine that is late, but not always', () => {
    const governor = new Governor()
    governor.startScene()
    let tier: Tier = 'medium'
    for (let spent = 0; spent < 6000; spent += 30) tier = governor.step(tier, spent % 1500 < 600 ? 18 : 34)
    expect(tier).not.toBe('medium')
  })

  it('settles as fast when a machine that kept up becomes that slow', () => {
    const governor = new Governor()
    governor.startScene()
    expect(run(governor, 'low', 16, 10)).toBe('low')
    expect(run(governor, 'low', 333, 3)).toBe('still')
  })

  it('takes one stall for an accident', () => {
    const governor = new Governor()
    governor.startScene()
    let tier = run(governor, 'high', 16, 5)
    for (const ms of [400, 300, 16]) tier = governor.step(tier, ms)
    expect(run(governor, tier, 16, 5)).toBe('high')
  })
})

describe('the governor of a loop on a screen that shows 60 frames a second', () => {
  afterEach(() => vi.useRealTimers())

  it.each([60, 30, 20] as const)('steps up where the loop draws all of %d a second', (pace) => {
    vi.useFakeTimers({
      toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout', 'clearTimeout'],
    })
    const governor = new Governor()
    const loop = new FrameLoop()
    let tier: Tier = 'low'
    loop.onPace = (ms) => {
      tier = governor.step(tier, ms, 'medium')
    }
    governor.startScene()
    loop.run(() => {})
    loop.hold(pace)
    vi.advanceTimersByTime(90_000)
    expect(tier).toBe('medium')
  })
})
