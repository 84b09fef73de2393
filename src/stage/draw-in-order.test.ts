import fc from 'fast-check'
import { Container } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { drawInOrder } from './draw-in-order.ts'

function laidOut(count: number) {
  const parent = new Container()
  const [below, above] = [new Container(), new Container()]
  const actors = Array.from({ length: count }, () => new Container())
  parent.addChild(below, ...actors, above)
  const moved = vi.spyOn(parent, 'setChildIndex')
  return { parent, actors, below, above, moved }
}

it('draws actors in any order, and leaves what is below and above them [DESIGN-4]', () => {
  const orders = fc.nat(12).chain((count) =>
    fc.shuffledSubarray(
      Array.from({ length: count }, (_, id) => id),
      { minLength: count },
    ),
  )
  fc.assert(
    fc.property(orders, (order) => {
      const { parent, actors, below, above } = laidOut(order.length)
      const wanted = order.flatMap((id) => actors[id] ?? [])
      drawInOrder(wanted)
      const all = [below, ...wanted, above]
      expect(parent.children.map((child) => all.indexOf(child))).toEqual([...all.keys()])
    }),
  )
})

it('moves one alone that comes to the front, or goes behind all others [DESIGN-4]', () => {
  for (const order of [
    [1, 2, 3, 4, 5, 0],
    [5, 0, 1, 2, 3, 4],
  ]) {
    const { moved, actors } = laidOut(6)
    drawInOrder(order.flatMap((id) => actors[id] ?? []))
    expect(moved).toHaveBeenCalledOnce()
  }
})

it('does nothing where all is as it should be, or nothing is there', () => {
  const { moved, actors } = laidOut(4)
  drawInOrder(actors)
  drawInOrder([])
  expect(moved).not.toHaveBeenCalled()
})
