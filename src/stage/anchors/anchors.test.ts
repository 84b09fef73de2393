import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neighbour } from './neighbour.ts'
import { placeLabels } from './place-labels.ts'

const screen = { width: 800, height: 600 }
const plate = { width: 120, height: 40 }

describe('labels', () => {
  it('hang in the middle under their point', () => {
    expect(placeLabels([{ id: 'a', x: 400, y: 300, ...plate }], screen)).toEqual([
      { id: 'a', x: 340, y: 300, shift: 0, ...plate },
    ])
  })

  it('stay 16 px inside the screen', () => {
    const [left, right] = placeLabels(
      [
        { id: 'a', x: 10, y: -30, ...plate },
        { id: 'b', x: 795, y: 590, ...plate },
      ],
      screen,
    )
    expect(left).toMatchObject({ x: 16, y: 16 })
    expect(right).toMatchObject({ x: 664, y: 544 })
  })

  it('push the later of two apart downwards, and say how far', () => {
    const placed = placeLabels(
      [
        { id: 'a', x: 400, y: 300, ...plate },
        { id: 'b', x: 420, y: 320, ...plate },
      ],
      screen,
    )
    expect(placed[1]).toMatchObject({ id: 'b', y: 348, shift: 28 })
  })

  it('keep off the bars of the overlay, whichever edge they stand at', () => {
    const bars = [
      { x: 500, y: 0, width: 300, height: 72 },
      { x: 600, y: 528, width: 200, height: 72 },
    ]
    const placed = placeLabels(
      [
        { id: 'a', x: 700, y: 40, ...plate },
        { id: 'b', x: 700, y: 540, ...plate },
      ],
      screen,
      bars,
    )
    expect(placed.map(({ y }) => y)).toEqual([80, 480])
  })

  it('go aside where a column of buttons takes the whole height', () => {
    const column = [
      { x: 736, y: 0, width: 64, height: 280 },
      { x: 736, y: 290, width: 64, height: 310 },
    ]
    const [placed] = placeLabels([{ id: 'a', x: 780, y: 300, ...plate }], screen, column)
    expect(placed).toMatchObject({ x: 608, y: 300 })
  })

  it('never lie on each other while there is room', () => {
    const label = fc.record({
      x: fc.integer({ min: 0, max: 800 }),
      y: fc.integer({ min: 0, max: 400 }),
    })
    fc.assert(
      fc.property(fc.array(label, { maxLength: 5 }), (points) => {
        const placed = placeLabels(
          points.map((point, index) => ({ id: String(index), ...plate, ...point })),
          screen,
        )
        for (const a of placed) {
          for (const b of placed) {
            const isApart =
              a === b || a.x + 120 <= b.x || b.x + 120 <= a.x || a.y + 40 <= b.y || b.y + 40 <= a.y
            expect(isApart).toBe(true)
          }
        }
      }),
    )
  })
})

describe('the nearest place in a direction', () => {
  const at = (id: string, x: number, y: number) => ({
    id,
    box: { x: x - 5, y: y - 5, width: 10, height: 10 },
  })
  const places = [at('home', 100, 100), at('near', 160, 110), at('far', 300, 100), at('below', 120, 220)]

  it('is the nearest one there', () => {
    expect(neighbour(places, 'home', 'right')).toBe('near')
    expect(neighbour(places, 'home', 'down')).toBe('below')
    expect(neighbour(places, 'near', 'right')).toBe('far')
    expect(neighbour(places, 'below', 'up')).toBe('home')
  })

  it('prefers what lies ahead to what lies aside', () => {
    expect(neighbour([at('a', 0, 0), at('aside', 10, 60), at('ahead', 90, 10)], 'a', 'right')).toBe('ahead')
  })

  it('is nobody at the edge', () => {
    expect(neighbour(places, 'home', 'left')).toBeNull()
  })
})
