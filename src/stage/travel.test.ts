import { describe, expect, it } from 'vitest'
import type { SceneElement } from '#shared/scene/description.ts'
import { levelsOf } from './actors/element-pose.ts'
import { aScene, anElement } from './testing/scenes.ts'
import { travelBetween } from './travel.ts'

const { box } = anElement('harbour').layout.picture

function scene(id: string, ...elements: string[]) {
  return aScene(id, { elements: elements.map((one) => anElement(one)) })
}

describe('the way between two scenes [STAGE-10]', () => {
  it('leads into the place whose scene it is, and out of it again', () => {
    expect(travelBetween(scene('isles', 'harbour'), scene('harbour'), null)).toEqual({ kind: 'into', box })
    expect(travelBetween(scene('harbour'), scene('isles', 'harbour'), null)).toEqual({ kind: 'outOf', box })
  })

  it('follows the last press where ids differ', () => {
    const pressed = { sceneId: 'harbour', elementId: 'locked-screen' }
    const harbour = scene('harbour', 'locked-screen')
    expect(travelBetween(harbour, scene('task'), pressed)).toEqual({ kind: 'into', box })
    expect(travelBetween(scene('task'), harbour, pressed)).toEqual({ kind: 'outOf', box })
  })

  it('is a fade between strangers and at the start', () => {
    expect(travelBetween(scene('a'), scene('b'), null)).toEqual({ kind: 'fade' })
    expect(travelBetween(null, scene('b'), null)).toEqual({ kind: 'fade' })
  })

  it('is a fade where the same scene comes again with more of its art, whatever was pressed on it', () => {
    const pressed = { sceneId: 'a', elementId: 'gate' }
    expect(travelBetween(scene('a', 'gate'), scene('a', 'gate'), pressed)).toEqual({ kind: 'fade' })
  })
})

describe('the light of an element [STAGE-2]', () => {
  it('is dim and veiled while locked, glows with progress, burns when done', () => {
    const lit = { ...anElement('a').layout, light: anElement('a').layout.picture }
    const levels = (rest: Partial<SceneElement>) => levelsOf(anElement('a', { layout: lit, ...rest }))
    expect(levels({ state: 'locked' })).toEqual({ glow: 0, light: 0, veil: 1, done: 0 })
    expect(levels({ state: 'waiting' })).toEqual({ glow: 0, light: 0, veil: 0, done: 0 })
    const early = levels({ state: 'inProgress', progress: 10 })
    const late = levels({ state: 'inProgress', progress: 90 })
    expect(late.glow).toBeGreaterThan(early.glow)
    expect(levels({ state: 'finished', progress: 100 })).toEqual({ glow: 0, light: 1, veil: 0, done: 1 })
  })

  it('keeps the glow of what is done where no light is drawn', () => {
    expect(levelsOf(anElement('a', { state: 'finished', progress: 100 })).glow).toBe(1)
  })
})
