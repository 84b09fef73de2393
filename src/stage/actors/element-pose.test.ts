import { gsap } from 'gsap'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SceneElement } from '#shared/scene/description.ts'
import { frames } from '../runtime.ts'
import { ElementPose } from './element-pose.ts'

const picture = { file: { url: '', frame: null }, small: null, box: { x: 0, y: 0, width: 100, height: 80 } }
const nothing = { done: null, glow: null, hover: null, veil: null, reflection: null }
const locked: SceneElement = {
  id: 'keep',
  layout: {
    id: 'keep',
    picture,
    light: picture,
    ...nothing,
    hit: [],
    label: { x: 0, y: 0 },
    lamp: { x: 0, y: 0 },
  },
  state: 'locked',
  progress: 0,
  name: 'Keep',
  spoken: 'Keep, locked',
  stateText: 'Locked',
  note: '',
  isNext: false,
  sign: 'percent',
  isBlinking: false,
}
const done: SceneElement = { ...locked, state: 'finished', progress: 100 }

let holders = 0
let seconds = 0
const hold = () => {
  holders += 1
  let isHeld = true
  return () => {
    if (isHeld) holders -= 1
    isHeld = false
  }
}
function pass(time: number): void {
  for (let left = time; left > 0; left -= 0.016) gsap.updateRoot((seconds += 0.016))
}

beforeAll(() => {
  gsap.ticker.remove(gsap.updateRoot)
  // From here on time is ours, and it never goes back behind what GSAP's own clock has counted.
  seconds = gsap.ticker.time + 1
  gsap.updateRoot(seconds)
})
beforeEach(() => {
  holders = 0
})

describe('the pose of an element', () => {
  it('starts as it is: nothing moves when a scene opens', () => {
    const pose = new ElementPose(done, hold)
    expect(pose).toMatchObject({ light: 1, veil: 0 })
    pose.change(done)
    expect(holders).toBe(0)
  })

  it('spreads its light in 750 ms, lifts its mist after it, and then holds no frames [STAGE-2]', () => {
    const pose = new ElementPose(locked, hold)
    pose.change(done)
    expect(holders).toBeGreaterThan(0)
    pass(0.3)
    expect(pose.light).toBeGreaterThan(0.2)
    expect(pose.light).toBeLessThan(1)
    pass(0.6)
    expect(pose).toMatchObject({ light: 1, done: 1 })
    expect(pose.veil).toBeGreaterThan(0.7)
    pass(1.8)
    expect(pose.veil).toBe(0)
    expect(holders).toBe(0)
  })

  it('ends as it was told last, also when that came before anything had moved', () => {
    const pose = new ElementPose(locked, hold)
    pose.change(done)
    pose.change(locked)
    pass(1)
    expect(pose).toMatchObject({ light: 0, veil: 1, done: 0 })
    expect(holders).toBe(0)
  })

  it('has its windows lit in the dark, less than where somebody has begun, and none in mist [ALIVE-1]', () => {
    const glow = (element: SceneElement) => new ElementPose(element, hold).glow
    const open: SceneElement = { ...locked, state: 'waiting' }
    expect(glow(open)).toBe(0)
    expect(glow({ ...open, isDark: true })).toBeGreaterThan(0)
    expect(glow({ ...open, isDark: true })).toBeLessThan(glow({ ...open, state: 'inProgress', progress: 60 }))
    expect(glow(locked)).toBe(0)
  })

  it('answers a pointer within 120 ms', () => {
    const pose = new ElementPose(done, hold)
    pose.setHovered(true)
    pass(0.16)
    expect(pose.hover).toBe(1)
    pose.setHovered(false)
    pass(0.05)
    pose.setHovered(true)
    pass(0.2)
    expect(pose.hover).toBe(1)
    expect(holders).toBe(0)
  })

  it('takes what nobody sees at once, and wakes as it was told last', () => {
    const pose = new ElementPose(done, hold)
    pose.setHovered(true)
    pass(0.05)
    frames.sleep(true)
    pose.setHovered(false)
    expect([pose.hover, holders]).toEqual([0, 0])
    frames.sleep(false)
    pass(0.3)
    expect(pose.hover).toBe(0)
  })

  it('asks for no frame where it is told what it knows', () => {
    const pose = new ElementPose(done, hold)
    pose.setHovered(false)
    expect(holders).toBe(0)
    pose.setHovered(true)
    pose.setHovered(true)
    expect(holders).toBe(1)
    pass(0.2)
    expect(holders).toBe(0)
  })

  it('stays lit under a pointer that comes while a press flashes', () => {
    const pose = new ElementPose(done, hold)
    pose.flash()
    pass(0.02)
    pose.setHovered(true)
    pass(1)
    expect(pose.hover).toBe(1)
    expect(holders).toBe(0)
  })

  it('shakes once and comes to rest where it stood', () => {
    const pose = new ElementPose(locked, hold)
    pose.shake()
    pass(0.1)
    expect(pose.shakeX).not.toBe(0)
    pose.shake()
    pass(0.5)
    expect(pose.shakeX).toBeCloseTo(0)
    expect(holders).toBe(0)
  })

  it('holds no frames once it is gone, whatever was under way', () => {
    const pose = new ElementPose(locked, hold)
    pose.shake()
    pose.flash()
    pose.setHovered(true)
    pose.change(done)
    pose.dispose()
    expect(holders).toBe(0)
  })
})
