import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cornersOf } from '#shared/scene/polygon.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { followOrder, nearToFar } from './order.ts'

const layoutOf = (feet: readonly number[]): SceneLayout => ({
  ...{ size: { width: 1920, height: 1080 }, safe: { x: 0, y: 0, width: 1920, height: 1080 } },
  ...{ background: null, layers: [] },
  elements: feet.map((foot, index) => {
    const box = { x: 0, y: foot - 10, width: 10, height: 10 }
    return {
      ...{ id: `place-${index}`, picture: { file: { url: '/p.webp', frame: null }, small: null, box } },
      ...{ hit: cornersOf(box), label: { x: 0, y: 0 }, lamp: { x: 0, y: 0 } },
      ...{ done: null, glow: null, light: null, hover: null, veil: null, reflection: null },
    }
  }),
})

const orderOf = (layout: SceneLayout) =>
  nearToFar({ layout })
    .map(({ id }) => id)
    .toReversed()

it('knows before and behind what each place stands that is dragged, by looking at few [DESIGN-4]', () => {
  const foot = fc.integer({ min: 10, max: 40 })
  const moves = fc.array(fc.tuple(fc.nat(29), foot), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.array(foot, { minLength: 30, maxLength: 30 }), moves, (feet, moved) => {
      const before = layoutOf(feet)
      const { order, orderIn } = followOrder(before)
      const dragged = new Map(moved)
      const changed = layoutOf(feet.map((one, index) => dragged.get(index) ?? one))
      const after = {
        ...changed,
        elements: changed.elements.map((one, index) =>
          dragged.has(index) ? one : (before.elements[index] ?? one),
        ),
      }
      expect(order).toEqual(orderOf(before))
      expect(orderIn(after)).toEqual(orderOf(after))
      // nobody who follows it has to compare
      const isSame = order.join(' ') === orderOf(after).join(' ')
      expect(orderIn(after) === order).toBe(isSame)
    }),
  )
})

it('takes a scene with other places for another order [DESIGN-4]', () => {
  const more = layoutOf([10, 30, 20])
  expect(followOrder(layoutOf([10, 20])).orderIn(more)).toEqual(orderOf(more))
})
