import { expect, it } from 'vitest'
import { artKindOf, drawnBox, filesOfSlot, frameOf, slotWishes, placedInto } from './slots.ts'

const PATHS = [
  'isle/01 element lamp.png',
  'isle/01 element lamp light.webp',
  'isle/mobile element lamp light.png',
  'isle/element bell.png',
]

const LAMP = { mission: 'isle', id: 'lamp', isMobile: false }

it('knows the files of a state, without those of phones [DESIGN-4]', () => {
  expect(filesOfSlot(PATHS, { ...LAMP, slot: 'light' })).toEqual(['isle/01 element lamp light.webp'])
  expect(filesOfSlot(PATHS, { ...LAMP, slot: 'veil' })).toEqual([])
  expect(filesOfSlot(PATHS, { ...LAMP, slot: 'light', isMobile: true })).toEqual([
    'isle/mobile element lamp light.png',
  ])
})

it('puts a file in the place and under the name of the one before, and a new one beside the others [DESIGN-4]', () => {
  const at = LAMP
  const file = { hash: 'abc', ending: '.png' }
  expect(slotWishes(PATHS, { ...at, slot: 'light' }, file)).toEqual([
    { file: 'isle/01 element lamp light.webp', pointer: '' },
    { file: 'isle/01 element lamp light.png', pointer: '', to: 'abc' },
  ])
  expect(slotWishes(PATHS, { ...at, slot: 'normal' }, file)).toEqual([
    { file: 'isle/01 element lamp.png', pointer: '', to: 'abc' },
  ])
  expect(slotWishes(PATHS, { ...at, slot: 'veil' }, file)).toEqual([
    { file: 'isle/01 element lamp veil.png', pointer: '', to: 'abc' },
  ])
  expect(slotWishes([], { ...at, slot: 'glow', isMobile: true }, file)[0]?.file).toBe(
    'isle/mobile element lamp glow.png',
  )
  expect(slotWishes([], { ...at, slot: 'glow' }, file)[0]?.file).toBe('isle/element lamp glow.png')
  expect(slotWishes(PATHS, { ...at, slot: 'light' }, null)).toHaveLength(1)
})

it('finds where something was drawn that was moved and sized since [DESIGN-4]', () => {
  // drawn at 100, 100 as 100 x 100; moved by 50, 0 and doubled around its middle
  const whole = { x: 100, y: 50, width: 200, height: 200 }
  const said = { shift: [50, 0], grow: 2 } as const
  expect(drawnBox(whole, whole, said)).toEqual({ x: 100, y: 100, width: 100, height: 100 })
  expect(drawnBox({ x: 180, y: 130, width: 40, height: 40 }, whole, said)).toEqual({
    ...{ x: 140, y: 140, width: 20, height: 20 },
  })
  expect(drawnBox(whole, whole, {})).toEqual(whole)
})

it('lays a picture over the whole canvas, or into all of the piece that it replaces [DESIGN-4]', () => {
  const canvas = { width: 1920, height: 1080 }
  const drawn = { x: 10, y: 20, width: 30, height: 40 }
  const fine = { size: { width: 3840, height: 2160 }, box: { x: 20, y: 40, width: 60, height: 80 } }
  expect(frameOf(null, canvas, drawn)).toEqual(fine)
  expect(frameOf({ width: 960, height: 540 }, canvas, drawn)).toEqual(fine)
  expect(frameOf({ width: 90, height: 60 }, canvas, drawn)).toEqual({
    size: { width: 90, height: 60 },
    box: { x: 0, y: 0, width: 90, height: 60 },
  })
  const large = { width: 3840, height: 2160 }
  expect(frameOf(null, large, drawn)).toEqual({ size: large, box: drawn })
})

it('keeps the shape of a picture, and stands it on the lower edge [DESIGN-4]', () => {
  const box = { x: 100, y: 100, width: 100, height: 200 }
  expect(placedInto({ width: 50, height: 50 }, box)).toEqual({ x: 100, y: 200, width: 100, height: 100 })
  expect(placedInto({ width: 10, height: 40 }, box)).toEqual({ x: 125, y: 100, width: 50, height: 200 })
})

it.each([
  ['lamp.PNG', 'picture'],
  ['waves.webm', 'film'],
  ['sea.ogg', 'sound'],
  ['scene.psd', null],
])('knows what %s is [DESIGN-4]', (name, kind) => {
  expect(artKindOf(name)).toBe(kind)
})
