import type { ElementLayout } from './layout.ts'

/** y of the line that an element stands on: of two that overlap, the one with the lower line is in front. */
export function footOf({ foot, picture: { box } }: Pick<ElementLayout, 'foot' | 'picture'>): number {
  return foot ?? box.y + box.height
}

interface Placed {
  layout: Parameters<typeof footOf>[0]
}

/** For `toSorted`: what stands lower in the picture is nearer, and is drawn later. */
export function farFirst(one: Placed, other: Placed): number {
  return footOf(one.layout) - footOf(other.layout)
}
