import { expect, it } from 'vitest'
import type { SceneFile } from '#shared/scene/files.ts'
import { alignWishes, moveWishes, type LiveScene } from './moves.ts'

const file: SceneFile = {
  ...{ size: [1920, 1080], layers: {}, elements: {} },
  lanterns: {
    bell: {
      from: 'door',
      points: [
        [100, 100],
        [200, 150],
        [300, 200],
      ],
    },
  },
}
const at = (id: string, x: number) => ({ id, picture: { box: { x, y: 100, width: 20, height: 20 } } })
const scene = {
  ...{ mission: 'harbour', path: 'harbour/scene.json', file },
  layout: { size: { width: 1920, height: 1080 }, layers: [], elements: [at('door', 90), at('bell', 290)] },
} as unknown as LiveScene
const both = ['door', 'bell'].map((id) => ({ sort: 'elements' as const, id }))

it('both ends of a path go with their places by one change of it [DESIGN-4] [WORLD-6]', () => {
  const pointsAfter = (wishes: ReturnType<typeof moveWishes>) =>
    wishes.filter(({ pointer }) => pointer.startsWith('/lanterns/')).map(({ to }) => to)
  expect(pointsAfter(moveWishes(scene, both, 10, 5))).toEqual([
    [
      [110, 105],
      [200, 150],
      [310, 205],
    ],
  ])
  expect(pointsAfter(alignWishes(scene, both, 'centre'))).toHaveLength(1)
  expect(pointsAfter(moveWishes(scene, both.slice(0, 1), 10, 5))).toEqual([
    [
      [110, 105],
      [200, 150],
      [300, 200],
    ],
  ])
})
