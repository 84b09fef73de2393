import { describe, expect, it } from 'vitest'
import { cornersOf } from '#shared/scene/polygon.ts'
import type { Box, SceneLayout } from '#shared/scene/layout.ts'
import { MADE } from '#src/testing/fake-scenes.ts'
import { drawSign, roomForSign, signIn } from './place-sign.ts'

const scene = MADE.missions[0]?.scene
if (!scene) throw new Error('nothing is drawn')

/** With places that can be pressed in these boxes. */
function withPlaces(boxes: readonly Box[]): SceneLayout {
  const [pattern] = scene?.elements ?? []
  if (!scene || !pattern) throw new Error('nothing is drawn')
  return {
    ...scene,
    elements: boxes.map((box, index) => ({ ...pattern, id: `place-${index}`, hit: cornersOf(box) })),
  }
}

const meets = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe('a signpost for a task', () => {
  it('stands in what is always in view, where no other place is [AUTHOR-1]', () => {
    const { safe } = scene
    const taken = [
      { x: 700, y: 300, width: 500, height: 500 },
      { x: 300, y: 0, width: 300, height: 1000 },
    ]
    const box = roomForSign(withPlaces(taken), 'book')
    expect(taken.some((other) => meets(box, other))).toBe(false)
    expect(box.x).toBeGreaterThan(safe.x)
    expect(box.x + box.width).toBeLessThan(safe.x + safe.width)
    expect(box.y + box.height).toBeLessThan(safe.y + safe.height)
  })

  it('stands beside those that were put up since the scene was made, which their drawings say [AUTHOR-1]', () => {
    const layout = withPlaces([])
    const first = roomForSign(layout, 'book')
    const known = signIn(drawSign(layout, first))
    expect(known).toEqual(first)
    const second = roomForSign(layout, 'exam', known ? [known] : [])
    expect(meets(first, second)).toBe(false)
    expect(signIn('<svg viewBox="0 0 10 10"><path d="M0 0h5v5z"/></svg>')).toBeNull()
  })

  it('covers none of the others where there is no free room any more [AUTHOR-1]', () => {
    const layout = withPlaces([])
    const signs: Box[] = []
    for (let count = 0; count < 24; count += 1) signs.push(roomForSign(layout, 'book', signs))
    const corners = signs.map(({ x, y }) => ({ x, y }))
    const apart = corners.flatMap((one, index) =>
      corners.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    )
    expect(Math.min(...apart)).toBeGreaterThan((signs[0]?.width ?? 0) / 2)
  })

  it('stands somewhere in view even where all is taken, and is drawn on a canvas of the scene’s size [AUTHOR-1]', () => {
    const full = withPlaces([{ x: 0, y: 0, width: 1920, height: 1080 }])
    const box = roomForSign(full, 'book')
    expect(box.width).toBeGreaterThan(100)
    expect(drawSign(full, box)).toContain('viewBox="0 0 1920 1080"')
    expect(drawSign(full, box, true)).toContain('<circle')
  })
})
