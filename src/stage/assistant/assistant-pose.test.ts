import { describe, expect, it } from 'vitest'
import { AssistantPose } from './assistant-pose.ts'

const place = { x: 20, y: 500, width: 140, height: 190 }

function run(pose: AssistantPose, frames: number, isInstant = false) {
  const seen = Array.from({ length: frames }, (_, frame) => {
    const isMoving = pose.step(frame * 16, place, isInstant)
    return { isMoving, hop: pose.hop, lean: pose.lean }
  })
  return { last: seen.at(-1), highest: Math.max(...seen.map(({ hop }) => hop)) }
}

describe('the assistant on the stage', () => {
  it('leans towards the pointer, and rests there: no frame is drawn for it [ALIVE-1]', () => {
    const pose = new AssistantPose()
    pose.look({ x: 2000, y: 0 })
    expect(run(pose, 60).last).toMatchObject({ isMoving: false, hop: 0 })
    expect(pose.lean).toBeCloseTo(0.07)
    pose.look({ x: 90, y: 0 })
    run(pose, 60)
    expect(pose.lean).toBeCloseTo(0)
    pose.look({ x: -300, y: 0 })
    run(pose, 60)
    expect(pose.lean).toBeLessThan(0)
  })

  it('hops for a finished task, and stands again [ALIVE-1]', () => {
    const pose = new AssistantPose()
    pose.cheer()
    const { last, highest } = run(pose, 70)
    expect(highest).toBeCloseTo(0.14, 2)
    expect(last).toEqual({ isMoving: false, hop: 0, lean: 0 })
  })

  it('neither leans nor hops where less motion is wanted [ALIVE-1]', () => {
    const pose = new AssistantPose()
    pose.cheer()
    pose.look({ x: 2000, y: 0 })
    expect(run(pose, 10, true)).toEqual({ last: { isMoving: false, hop: 0, lean: 0 }, highest: 0 })
  })
})
