import { expect, it } from 'vitest'
import type { ContentFinding } from '#shared/contract/content.ts'
import { EMPTY_SCENE_FILE } from '#shared/content/preview.ts'
import type { ElementLayout } from '#shared/scene/layout.ts'
import { cornersOf } from '#shared/scene/polygon.ts'
import type { LiveScene } from '../moves.ts'
import { fixWishes } from './fixes.ts'

const box = { x: -5, y: 1000, width: 100, height: 100 }
const lamp: ElementLayout = {
  ...{ id: 'lamp', picture: { file: { url: '/lamp.webp', frame: null }, small: null, box } },
  ...{ done: null, glow: null, light: null, hover: null, veil: null, reflection: null },
  ...{
    hit: cornersOf({ x: 20, y: 1020, width: 40, height: 80 }),
    label: { x: 0, y: 0 },
    lamp: { x: 0, y: 0 },
  },
}
const size = { width: 1920, height: 1080 }
const scene: LiveScene = {
  ...{ mission: 'isle', path: 'isle/scene.json', file: EMPTY_SCENE_FILE },
  layout: { size, safe: { x: 0, y: 0, ...size }, background: null, layers: [], elements: [lamp] },
}
const found = (fix: ContentFinding['fix'], file = 'isle/scene.svg'): ContentFinding => ({
  ...{ severity: 'error', file, problem: '', hint: '', fix },
})

it('brings a place in from the edge, no further than it takes [DESIGN-4]', () => {
  const within = { x: 1, y: 1, width: 1918, height: 1078 }
  const [wish] = fixWishes(scene, found({ kind: 'bringIn', element: 'lamp', within }), {})
  expect(wish).toEqual({ file: 'isle/scene.json', pointer: '/elements/lamp/shift', to: [6, -21] })
  const narrow = { x: 0, y: 0, width: 50, height: 2000 }
  expect(fixWishes(scene, found({ kind: 'bringIn', element: 'lamp', within: narrow }), {})[0]?.to).toEqual([
    -20, 0,
  ])
})

it('makes what can be pressed as large as a finger, around its middle [DESIGN-4]', () => {
  const fix = { kind: 'enlarge', element: 'lamp', least: 96 } as const
  expect(fixWishes(scene, found(fix), {})).toEqual([
    {
      file: 'isle/scene.json',
      pointer: '/elements/lamp/hit',
      to: [
        [-8, 1012],
        [88, 1012],
        [88, 1108],
        [-8, 1108],
      ],
    },
  ])
  expect(fixWishes(scene, found({ ...fix, least: 40 }), {})).toEqual([])
})

it('takes out what belongs to nothing, while it is there [DESIGN-4]', () => {
  const fix = { kind: 'remove' as const, keys: ['elements', 'lmap'] }
  const texts = { 'isle/scene.json': '{ "elements": { "lmap": { "foot": 4 } } }' }
  expect(fixWishes(scene, found(fix, 'isle/scene.json'), texts)).toEqual([
    { file: 'isle/scene.json', pointer: '/elements/lmap' },
  ])
  expect(fixWishes(scene, found(fix, 'isle/scene.json'), { 'isle/scene.json': '{}' })).toEqual([])
  // of a scene that is not open
  expect(fixWishes(scene, found(fix, 'reef/scene.json'), texts)).toEqual([])
})

it('does nothing without a fix, or for a place that is gone [DESIGN-4]', () => {
  expect(fixWishes(scene, found(undefined), {})).toEqual([])
  expect(fixWishes(scene, found({ kind: 'enlarge', element: 'bell', least: 96 }), {})).toEqual([])
})
