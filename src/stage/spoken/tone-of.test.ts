import { expect, it } from 'vitest'
import type { ElementState } from '#shared/scene/description.ts'
import { anElement } from '../testing/scenes.ts'
import { toneOf } from './tone-of.ts'

const safe = { x: 0, y: 0, width: 1000, height: 500 }
const toneAt = (x: number, y: number, state: ElementState = 'waiting') => {
  const { layout } = anElement('harbour')
  const box = { x: x - 5, y: y - 5, width: 10, height: 10 }
  return toneOf({ layout: { ...layout, picture: { ...layout.picture, box } }, state }, safe)
}
const pitches = (state: ElementState) => toneAt(500, 250, state).notes.map(({ pitch }) => Math.round(pitch))

it('is heard where the place lies: left to right, and higher further up [ACCESS-3]', () => {
  expect([0, 500, 1000].map((x) => toneAt(x, 250).pan)).toEqual([-1, 0, 1])
  expect([500, 250, 0].map((y) => Math.round(toneAt(500, y).notes[0]?.pitch ?? 0))).toEqual([262, 524, 1048])
  expect(toneAt(-300, 900).pan).toBe(-1)
})

it('tells the state by its notes, and a locked place by a sound of its own [ACCESS-3]', () => {
  expect(pitches('waiting')).toEqual([524])
  expect(pitches('inProgress')).toEqual([524, 524])
  expect(pitches('finished')).toEqual([524, 655, 786])
  expect(pitches('locked')).toEqual([262, 175])
  const waves = (state: ElementState) => new Set(toneAt(500, 250, state).notes.map(({ wave }) => wave))
  expect(waves('locked')).toEqual(new Set(['triangle']))
  expect(waves('finished')).toEqual(new Set(['sine']))
})
