import { expect, it } from 'vitest'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { aNode } from '#src/testing/missions.ts'
import { compiledScene } from './compiled-scene.ts'

const canvas = (width: number, height: number): SceneLayout => ({
  size: { width, height },
  safe: { x: 0, y: 0, width, height },
  background: null,
  layers: [],
  elements: [],
})
const usual = canvas(1920, 1080)
const upright = canvas(1080, 1920)
const drawnTwice = aNode({ scene: usual, mobileScene: upright })
const ON = { isGraphicsForMobile: true }

it('shows phones the scene that was drawn for them, and all other screens the usual one [STAGE-3]', () => {
  expect(compiledScene(drawnTwice, ON, true)).toBe(upright)
  expect(compiledScene(drawnTwice, ON, false)).toBe(usual)
})

it('shows phones the usual scene where isGraphicsForMobile is off, or none was drawn for them [STAGE-3]', () => {
  expect(compiledScene(drawnTwice, { isGraphicsForMobile: false }, true)).toBe(usual)
  expect(compiledScene(aNode({ scene: usual }), ON, true)).toBe(usual)
  expect(compiledScene(undefined, ON, true)).toBeNull()
})
