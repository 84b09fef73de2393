import type { Box } from '#shared/scene/layout.ts'

/** A line that something was brought to, for as long as it is dragged: across (`x`) or down (`y`), in units of the scene. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

interface Snapped {
  dx: number
  dy: number
  guides: Guide[]
}

/** Lines of a scene that things stand well on: its edges, thirds and middle, and those of what must always stay in view. */
export function linesOf(
  size: { width: number; height: number },
  safe: Box,
  others: readonly Box[],
): Record<'x' | 'y', number[]> {
  const along = (start: number, length: number) => [start, start + length / 2, start + length]
  const thirds = (length: number) => [length / 3, (length * 2) / 3]
  return {
    x: [
      ...along(0, size.width),
      ...thirds(size.width),
      ...along(safe.x, safe.width),
      ...others.flatMap(({ x, width }) => along(x, width)),
    ],
    y: [
      ...along(0, size.height),
      ...thirds(size.height),
      ...along(safe.y, safe.height),
      ...others.flatMap(({ y, height }) => along(y, height)),
    ],
  }
}

/**
 * How far a box is brought to the nearest line with an edge or its middle, where one is near.
 * @param reach units of the scene
 */
export function snap(box: Box, lines: Record<'x' | 'y', readonly number[]>, reach: number): Snapped {
  const x = nearest([box.x, box.x + box.width / 2, box.x + box.width], lines.x, reach)
  const y = nearest([box.y, box.y + box.height / 2, box.y + box.height], lines.y, reach)
  return {
    dx: x?.by ?? 0,
    dy: y?.by ?? 0,
    guides: [
      ...(x ? [{ axis: 'x' as const, at: x.at }] : []),
      ...(y ? [{ axis: 'y' as const, at: y.at }] : []),
    ],
  }
}

function nearest(
  own: readonly number[],
  lines: readonly number[],
  reach: number,
): { by: number; at: number } | null {
  let best: { by: number; at: number } | null = null
  for (const at of lines) {
    for (const place of own) {
      const by = at - place
      if (Math.abs(by) <= reach && (best === null || Math.abs(by) < Math.abs(best.by))) best = { by, at }
    }
  }
  return best
}
