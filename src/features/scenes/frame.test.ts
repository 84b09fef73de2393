import { expect, it } from 'vitest'
import { frameWish, pulledFrame } from './frame.ts'

const SIZE = { width: 1920, height: 1080 }
const BOX = { x: 240, y: 100, width: 1440, height: 800 }

it('moves what must stay in view, and leaves it within the scene [DESIGN-4]', () => {
  expect(pulledFrame(BOX, 'all', { x: 20, y: -30 }, SIZE)).toEqual({ ...BOX, x: 260, y: 70 })
  expect(pulledFrame(BOX, 'all', { x: 9000, y: 9000 }, SIZE)).toEqual({ ...BOX, x: 480, y: 280 })
})

it('pulls one of its corners while the opposite one stays, and leaves something to look at [DESIGN-4]', () => {
  expect(pulledFrame(BOX, 'nw', { x: -40, y: 50 }, SIZE)).toEqual({
    x: 200,
    y: 150,
    width: 1480,
    height: 750,
  })
  expect(pulledFrame(BOX, 'se', { x: 5000, y: -10 }, SIZE)).toEqual({ ...BOX, width: 1680, height: 790 })
  expect(pulledFrame(BOX, 'ne', { x: -5000, y: 0 }, SIZE)).toEqual({ ...BOX, width: 96 })
})

it('says it in whole units, and nothing where it is as it is by default [DESIGN-4]', () => {
  expect(frameWish({ path: 'harbour/scene.json' }, { ...BOX, x: 0.6 })).toEqual({
    ...{ file: 'harbour/scene.json', pointer: '/safe', to: [1, 100, 1440, 800] },
  })
  expect(frameWish({ path: 'harbour/scene.json' }, null)).toEqual({
    file: 'harbour/scene.json',
    pointer: '/safe',
  })
})
