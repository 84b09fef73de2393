import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  drawnBox,
  drawnMiddle,
  drawnPoint,
  LEAST_GROWN,
  middleOf,
  MOST_GROWN,
  standBox,
  standPoint,
  tenthsOfPoint,
} from './stand.ts'

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((one) => one / 10)
const box = fc.record({
  ...{ x: tenths(-200, 4000), y: tenths(-200, 2200) },
  ...{ width: tenths(1, 3840), height: tenths(1, 2160) },
})
const stand = fc.record(
  {
    shift: fc.tuple(tenths(-10_000, 10_000), tenths(-10_000, 10_000)),
    grow: fc
      .integer({ min: LEAST_GROWN * 1000, max: MOST_GROWN * 1000 })
      .map((thousandths) => thousandths / 1000),
  },
  { requiredKeys: [] },
)

it('finds what was drawn again to the digit, wherever and however large it stands [DESIGN-4] [WORLD-6]', () => {
  fc.assert(
    fc.property(box, box, stand, (drawn, other, where) => {
      const middle = middleOf(drawn)
      const stood = standBox(drawn, middle, where)
      const found = drawnMiddle(stood, where)
      expect(found).toEqual(middle)
      expect(drawnBox(stood, found, where)).toEqual(drawn)
      expect(drawnBox(standBox(other, middle, where), middle, where)).toEqual(other)
      const point = { x: other.x, y: other.y }
      expect(tenthsOfPoint(drawnPoint(standPoint(point, middle, where), middle, where))).toEqual(point)
    }),
  )
})
