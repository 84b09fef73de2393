import { describe, expect, it } from 'vitest'
import { toScene } from '../geometry.ts'
import { Camera, openDirections } from './camera.ts'
import { homeScale, type Framing } from '#shared/scene/fit.ts'
import { glide, Throw } from './inertia.ts'
import { resisted } from './soft-clamp.ts'

const isles: Framing = {
  kind: 'moving',
  size: { width: 3840, height: 2160 },
  safe: { x: 480, y: 0, width: 2880, height: 2160 },
  align: 'center',
}
const screen = { width: 1280, height: 720 }

function cameraAt(x: number, y: number, scale: number): Camera {
  const camera = new Camera()
  camera.resize(screen)
  camera.frame(isles, { x, y, scale })
  return camera
}

function settle(camera: Camera): void {
  for (let steps = 0; camera.step(16) && steps < 1000; steps += 1);
}

describe('the camera', () => {
  it('moves the map with the finger, one to one [STAGE-4]', () => {
    const camera = cameraAt(1920, 1080, 1)
    camera.hold()
    camera.drag(-100, 40)
    expect(camera.view).toEqual({ x: 2020, y: 1040, scale: 1 })
  })

  it('looks on where it looks when the map is drawn larger, and never beyond a smaller one [DESIGN-2]', () => {
    const camera = cameraAt(2400, 1300, 1)
    camera.reframe({ ...isles, size: { width: 4000, height: 2200 } })
    expect(camera.view).toEqual({ x: 2400, y: 1300, scale: 1 })
    camera.reframe({ ...isles, size: { width: 2560, height: 1440 } })
    expect(camera.view).toEqual({ x: 1920, y: 1080, scale: 1 })
  })

  it('goes on after a throw, slows down and comes to rest [STAGE-4]', () => {
    const camera = cameraAt(1920, 1080, 1)
    camera.hold()
    camera.drag(-1, 0)
    camera.release({ x: -1, y: 0 })
    camera.step(16)
    const first = camera.view.x - 1921
    settle(camera)
    expect(first).toBeGreaterThan(10)
    expect(camera.view.x - 1921).toBeGreaterThan(250)
    expect(camera.view.x - 1921).toBeLessThan(330)
    expect(camera.isMoving).toBe(false)
  })

  it('rests at the edge and never shows beyond it, and comes back at once', () => {
    const camera = cameraAt(1920, 1080, 1)
    camera.hold()
    for (let moves = 0; moves < 60; moves += 1) camera.drag(-90, 0)
    const edge = 3840 - 640
    expect(camera.view.x).toBeLessThanOrEqual(edge)
    expect(camera.view.x).toBeGreaterThan(edge - 1)
    const before = camera.view.x
    camera.drag(40, 0)
    expect(before - camera.view.x).toBeCloseTo(40, 0)
  })

  it('keeps the point under the pointer where it is while it zooms [STAGE-4]', () => {
    const camera = cameraAt(1920, 1080, 0.6)
    const pointer = { x: 900, y: 200 }
    const before = toScene(pointer, camera.view, screen)
    camera.zoomTowards(pointer, 1.5)
    settle(camera)
    const after = toScene(pointer, camera.view, screen)
    expect(camera.view.scale).toBeCloseTo(0.9)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  it('stops zooming at both ends', () => {
    const camera = cameraAt(1920, 1080, 0.6)
    camera.zoomAt({ x: 0, y: 0 }, 0.01)
    expect(camera.view).toEqual({ x: 1920, y: 1080, scale: 1 / 3 })
    camera.zoomAt({ x: 640, y: 360 }, 100)
    expect(camera.view.scale).toBe(1.25)
  })

  it('pans a picture into view only as far as needed', () => {
    const camera = cameraAt(700, 1080, 1)
    camera.reveal({ x: 800, y: 1000, width: 100, height: 100 }, true)
    expect(camera.view.x).toBe(700)
    camera.reveal({ x: 2000, y: 1000, width: 100, height: 100 }, true)
    expect(camera.view.x).toBe(2100 - 640 + 64)
  })

  it('goes away from the map for a picture that is larger than the screen, where all of it is to be seen', () => {
    const box = { x: 500, y: 300, width: 1600, height: 900 }
    const camera = cameraAt(700, 1080, 1)
    camera.revealWhole(box, true)
    expect(camera.view.scale).toBeCloseTo((720 - 128) / 900)
    const corner = toScene({ x: 0, y: 0 }, camera.view, screen)
    expect(corner.x).toBeLessThan(box.x)
    expect(corner.y).toBeLessThan(box.y)
    const { view } = camera
    camera.revealWhole({ x: 1200, y: 700, width: 100, height: 100 }, true)
    expect(camera.view).toEqual(view)
  })

  it('leaves a place that is larger than an upright phone no farther away than the map opens there', () => {
    const phone = { width: 390, height: 844 }
    const camera = new Camera()
    camera.resize(phone)
    const opened = homeScale(isles, phone)
    camera.frame(isles, { x: 700, y: 1080, scale: opened })
    const box = { x: 2000, y: 900, width: 1200, height: 700 }
    camera.revealWhole(box, true)
    expect(camera.view.scale).toBe(opened)
    expect(camera.view.x).toBe(box.x + box.width / 2)
    camera.frame(isles, { x: 700, y: 1080, scale: 1 })
    camera.revealWhole(box, true)
    expect(camera.view.scale).toBe(opened)
  })

  it('keeps its place over a resize', () => {
    const camera = cameraAt(1500, 1000, 2 / 3)
    camera.resize({ width: 640, height: 360 })
    expect(camera.view).toEqual({ x: 1500, y: 1000, scale: 1 / 3 })
  })

  it('knows which ways there is more', () => {
    const camera = cameraAt(0, 1080, 1)
    expect(openDirections(camera.view, isles, screen)).toEqual({
      left: false,
      right: true,
      up: true,
      down: true,
      in: true,
      out: true,
    })
  })
})

describe('a throw', () => {
  it('travels the same way whatever the frame rate', () => {
    let fine = 0
    let speed = { x: 1, y: 0 }
    for (let ms = 0; ms < 320; ms += 4) {
      const step = glide(speed, 4)
      fine += step.moved.x
      speed = step.speed
    }
    expect(fine).toBeCloseTo(glide({ x: 1, y: 0 }, 320).moved.x)
  })

  it('has no speed when the finger had stopped', () => {
    const thrown = new Throw()
    thrown.add(0, 0, 0)
    thrown.add(100, 0, 50)
    expect(thrown.speedAt(50).x).toBeCloseTo(2)
    expect(thrown.speedAt(400)).toEqual({ x: 0, y: 0 })
  })
})

describe('resistance', () => {
  it('only approaches the end and depends on the way, not on the number of moves', () => {
    const range = { min: 0, max: 100 }
    const inOne = resisted(50, 200, range, 20)
    let inMany = 50
    for (let moves = 0; moves < 200; moves += 1) inMany = resisted(inMany, 1, range, 20)
    expect(inOne).toBeLessThan(100)
    expect(inMany).toBeCloseTo(inOne)
  })

  it('holds a map that is no larger than the screen in its middle', () => {
    expect(resisted(3, 50, { min: 10, max: 10 }, 20)).toBe(10)
  })
})
