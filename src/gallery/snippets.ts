import type { Box, Point } from '#shared/scene/layout.ts'

/** What is copied, as scene.json wants it. Whole units: nobody places anything finer. */
export function pointSnippet({ x, y }: Point): string {
  return `${Math.round(x)}, ${Math.round(y)}`
}

export function boxSnippet({ x, y, width, height }: Box): string {
  return `[${[x, y, width, height].map(Math.round).join(', ')}]`
}

/** A line of an element in scene.json: the corners of the box, clockwise from the upper left. */
export function hitSnippet({ x, y, width, height }: Box): string {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(Math.round)
  return `"hit": [[${left}, ${top}], [${right}, ${top}], [${right}, ${bottom}], [${left}, ${bottom}]]`
}

/** The box that two opposite corners span, wherever either lies. */
export function boxBetween(one: Point, other: Point): Box {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}
