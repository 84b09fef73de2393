import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { farToNear, ORDER_STEPS, reorderFeet, type OrderStep, type FootLine } from './drawing-order.ts'

const yard: FootLine[] = [
  { id: 'wall', foot: 100 },
  { id: 'tree', foot: 300 },
  { id: 'gate', foot: 200 },
  { id: 'bench', foot: 300 },
]

function after(step: OrderStep, ...chosen: string[]): string[] {
  const feet = reorderFeet(yard, new Set(chosen), step)
  return farToNear(yard.map(({ id, foot }) => ({ id, foot: feet.get(id) ?? foot }))).map(({ id }) => id)
}

describe('the order of drawing', () => {
  it('brings one in front of the next, and behind it [DESIGN-4]', () => {
    expect(after('forward', 'wall')).toEqual(['gate', 'wall', 'tree', 'bench'])
    expect(after('backward', 'gate')).toEqual(['gate', 'wall', 'tree', 'bench'])
  })

  it('passes those on one line together, for files say no order among them [DESIGN-4]', () => {
    expect(after('forward', 'gate')).toEqual(['wall', 'tree', 'bench', 'gate'])
    expect(after('backward', 'bench')).toEqual(['wall', 'gate', 'bench', 'tree'])
  })

  it('brings several to the front and to the back in their own order [DESIGN-4]', () => {
    expect(after('toFront', 'wall', 'gate')).toEqual(['tree', 'bench', 'wall', 'gate'])
    expect(after('toBack', 'tree', 'gate')).toEqual(['gate', 'tree', 'wall', 'bench'])
  })

  it('changes nothing of what is in front already [DESIGN-4]', () => {
    expect(reorderFeet(yard, new Set(['bench']), 'toFront').size).toBe(0)
    expect(reorderFeet(yard, new Set(['wall']), 'backward').size).toBe(0)
  })

  it('leaves the others on their lines and in their order, whatever is chosen [DESIGN-4]', () => {
    const things = fc
      .uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 })
      .map((lines) => lines.map((foot, index): FootLine => ({ id: `a${index}`, foot })))
    fc.assert(
      fc.property(things, fc.integer(), fc.constantFrom(...ORDER_STEPS), (all, mask, step) => {
        const chosen = new Set(all.filter((_, index) => (mask >> index) & 1).map(({ id }) => id))
        const feet = reorderFeet(all, chosen, step)
        expect([...feet.keys()].every((id) => chosen.has(id))).toBe(true)
        const before = farToNear(all).map(({ id }) => id)
        const now = farToNear(all.map(({ id, foot }) => ({ id, foot: feet.get(id) ?? foot }))).map(
          ({ id }) => id,
        )
        const only = (list: string[], isChosen: boolean) => list.filter((id) => chosen.has(id) === isChosen)
        expect(only(now, true)).toEqual(only(before, true))
        expect(only(now, false)).toEqual(only(before, false))
        if (step === 'toFront') expect(now.slice(now.length - chosen.size)).toEqual(only(before, true))
        if (step === 'toBack') expect(now.slice(0, chosen.size)).toEqual(only(before, true))
      }),
    )
  })
})
