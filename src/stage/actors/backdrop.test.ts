import { Sprite, type Texture } from 'pixi.js'
import { afterEach, expect, it } from 'vitest'
import { camera } from '../runtime.ts'
import { anArt } from '../testing/art.ts'
import { Backdrop } from './backdrop.ts'
import { StagedScene } from './staged-scene.ts'

const size = { width: 1920, height: 1080 }

function beyond(): Backdrop {
  const backdrop = new Backdrop()
  backdrop.model = { staged: new StagedScene(anArt()), background: null, size, isBeyond: true }
  return backdrop
}

function texturesOf(backdrop: Backdrop): Texture[] {
  return backdrop.children.filter((child) => child instanceof Sprite).map(({ texture }) => texture)
}

function look(screen: { width: number; height: number }): void {
  camera.resize(screen)
  camera.view = { ...camera.view, scale: 0.5 }
}

afterEach(() => camera.resize({ width: 1, height: 1 }))

it('paints sky and sea beyond the picture only where they are seen, and gives them back', () => {
  const backdrop = beyond()
  look({ width: 960, height: 540 })
  backdrop.step()
  expect(texturesOf(backdrop)).toHaveLength(0)

  look({ width: 400, height: 900 })
  backdrop.step()
  backdrop.step()
  const painted = texturesOf(backdrop)
  expect(painted).toHaveLength(2)
  backdrop.destroy()
  expect(painted.every(({ destroyed }) => destroyed)).toBe(true)
})

it('paints them anew for another picture, and gives back those before', () => {
  const backdrop = beyond()
  look({ width: 400, height: 900 })
  backdrop.step()
  const [before] = texturesOf(backdrop)
  const { model } = backdrop
  backdrop.model = model && { ...model, size: { width: 3840, height: 2160 } }
  expect(before?.destroyed).toBe(true)
  backdrop.destroy()
})

it('paints nothing anew while the picture is the same', () => {
  const backdrop = beyond()
  look({ width: 400, height: 900 })
  backdrop.step()
  const painted = texturesOf(backdrop)
  const { model } = backdrop
  backdrop.model = model && { ...model }
  backdrop.step()
  expect(texturesOf(backdrop)).toEqual(painted)
  expect(painted.some(({ destroyed }) => destroyed)).toBe(false)
  backdrop.destroy()
})
