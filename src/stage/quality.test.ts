import { describe, expect, it } from 'vitest'
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

  it('steps up once a scene, after thirty early seconds', () => {
    const governor = new Governor()
    governor.startScene()
    expect(run(governor, 'low', 8, 29)).toBe('low')
    expect(run(governor, 'low', 8, 2)).toBe('medium')
    expect(run(governor, 'medium', 8, 60)).toBe('medium')
    governor.startScene()
    expect(run(governor, 'medium', 8, 32)).toBe('high')
  })

  it('never rises above what the renderer bears', () => {
    const governor = new Governor()
    governor.startScene()
    let tier: Tier = 'low'
    for (let frame = 0; frame < 6000; frame += 1) tier = governor.step(tier, 8, 'low')
    expect(tier).toBe('low')
  })

  it('takes a sleeping page for a pause, not for slowness', () => {
    const governor = new Governor()
    governor.startScene()
    expect(run(governor, 'high', 1500, 30)).toBe('high')
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
