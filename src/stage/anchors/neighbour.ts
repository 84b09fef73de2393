import type { Box } from '#shared/scene/layout.ts'
import { middleOf } from '../geometry.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

interface Place {
  id: string
  box: Box
}

/** A step aside counts this many times a step ahead. */
const ASIDE = 2

/** The nearest place in a direction, within 45 degrees of it before anything else that lies there; null at the edge. */
export function neighbour(places: readonly Place[], fromId: string, direction: Direction): string | null {
  const from = places.find(({ id }) => id === fromId)
  if (!from) return null
  const start = middleOf(from.box)
  let best: { id: string; cost: number } | null = null
  for (const { id, box } of places) {
    if (id === fromId) continue
    const { x, y } = middleOf(box)
    const ahead = { left: start.x - x, right: x - start.x, up: start.y - y, down: y - start.y }[direction]
    const aside = Math.abs(direction === 'left' || direction === 'right' ? y - start.y : x - start.x)
    if (ahead <= 0) continue
    const isOffAxis = aside > ahead
    const cost = ahead + aside * ASIDE + (isOffAxis ? 1e6 : 0)
    if (!best || cost < best.cost) best = { id, cost }
  }
  return best?.id ?? null
}
