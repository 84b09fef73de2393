import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neighbour } from './neighbour.ts'
import { partInView } from './part-in-view.ts'
import { placeLabels } from './place-labels.ts'

const screen = { width: 800, height: 600 }
const plate = { width: 120, height: 40 }

/** A label of a place that lies above its point. */
function hanging(
  id: string,
  x: number,
  y: number,
  picture = { x: x - 100, y: y - 100, width: 200, height: 100 },
) {
  return { id, x, y, picture, ...plate }
}

describe('labels', () => {
  it('hang in the middle under their point', () => {
    expect(placeLabels([hanging('a', 400, 300)], screen)).toEqual([
      { id: 'a', x: 340, y: 300, shift: 0, ...plate },
    ])
  })

  it('stay 16 px inside the screen, on what it shows of their picture', () => {
    const [left, right] = placeLabels(
      [
        hanging('a', 10, -30, { x: 0, y: 0, width: 110, height: 90 }),
        hanging('b', 795, 690, { x: 700, y: 500, width: 100, height: 100 }),
      ],
      screen,
    )
    expect(left).toMatchObject({ x: 16, y: 16, shift: 0 })
    expect(right).toMatchObject({ x: 664, y: 544, shift: 0 })
  })

  it('push the later of two apart downwards, and say how far', () => {
    const placed = placeLabels([hanging('a', 400, 300), hanging('b', 464, 320)], screen)
    expect(placed[1]).toMatchObject({ id: 'b', y: 348, shift: 28 })
  })

  it('are led back to their point by no line through another', () => {
    const placed = placeLabels([hanging('a', 400, 300), hanging('b', 401, 301)], screen)
    expect(placed[1]).toMatchObject({ id: 'b', y: 348, shift: 0 })
  })

  it('keep off the bars of the overlay, whichever edge they stand at', () => {
    const bars = [
      { x: 500, y: 0, width: 300, height: 72 },
      { x: 600, y: 528, width: 200, height: 72 },
    ]
    const placed = placeLabels([hanging('a', 700, 40), hanging('b', 700, 540)], screen, bars)
    expect(placed.map(({ y }) => y)).toEqual([80, 480])
  })

  it('go aside where a column of buttons takes the whole height', () => {
    const column = [
      { x: 736, y: 0, width: 64, height: 280 },
      { x: 736, y: 290, width: 64, height: 310 },
    ]
    const [placed] = placeLabels([hanging('a', 780, 300)], screen, column)
    expect(placed).toMatchObject({ x: 608, y: 300, shift: 0 })
  })

  it('are left out where all that is free lies away from their picture', () => {
    const strip = { x: 0, y: 300, width: 800, height: 200 }
    expect(placeLabels([hanging('a', 400, 320)], screen, [strip])).toMatchObject([{ y: 252 }])
    const whole = { x: 0, y: 120, width: 800, height: 380 }
    expect(placeLabels([hanging('a', 400, 320)], screen, [whole])).toEqual([])
  })

  it('go no deeper into the picture of another place than they are high', () => {
    const bar = { x: 300, y: 290, width: 200, height: 40 }
    const other = (y: number) => hanging('b', 400, y + 200, { x: 200, y, width: 400, height: 200 })
    const placed = (y: number) => placeLabels([hanging('a', 400, 300), other(y)], screen, [bar])
    expect(placed(345).find(({ id }) => id === 'a')).toMatchObject({ y: 338 })
    expect(placed(320).find(({ id }) => id === 'a')).toMatchObject({ y: 242 })
  })

  it('are laid out by what lies around them, however many there are', () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      hanging(String(index), 30 + (index % 15) * 50, 40 + Math.floor(index / 15) * 70),
    )
    let looks = 0
    const bar = {
      ...{ y: 0, width: 10, height: 10 },
      get x() {
        looks += 1
        return 0
      },
    }
    placeLabels(many, screen, [bar])
    expect(looks).toBeLessThan(50 * many.length)
  })

  it('never lie on each other', () => {
    const label = fc.record({
      x: fc.integer({ min: 0, max: 800 }),
      y: fc.integer({ min: 0, max: 400 }),
    })
    fc.assert(
      fc.property(fc.array(label, { maxLength: 5 }), (points) => {
        const placed = placeLabels(
          points.map(({ x, y }, index) => hanging(String(index), x, y)),
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

describe('what is in view of a place', () => {
  const picture = (x: number) => ({ x, y: 100, width: 300, height: 200 })

  it('is the part of its picture that the screen shows', () => {
    expect(partInView(picture(100), screen, [])).toEqual(picture(100))
    expect(partInView(picture(-100), screen, [])).toEqual({ x: 0, y: 100, width: 200, height: 200 })
  })

  it('is nothing where less than a third is left, also under what stands over it', () => {
    expect(partInView(picture(690), screen, [])).not.toBeNull()
    expect(partInView(picture(710), screen, [])).toBeNull()
    expect(partInView(picture(900), screen, [])).toBeNull()
    const panel = { x: 450, y: 0, width: 350, height: 600 }
    expect(partInView(picture(300), screen, [panel])).not.toBeNull()
    expect(partInView(picture(400), screen, [panel])).toBeNull()
  })

  it('is enough where a picture larger than the screen fills a third of it', () => {
    const large = { x: -2000, y: -1500, width: 4000, height: 3000 }
    expect(partInView(large, screen, [])).toEqual({ x: 0, y: 0, ...screen })
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
