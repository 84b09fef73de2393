import type { Box } from '#shared/scene/layout.ts'

/** From left to right in rows from the top: what lies less than half its height lower belongs to the same row. */
export function readingOrder(elements: readonly { id: string; picture: { box: Box } }[]): string[] {
  const open = [...elements].sort((a, b) => middle(a.picture.box) - middle(b.picture.box))
  const ordered: string[] = []
  for (let first = open[0]; first; first = open[0]) {
    const limit = middle(first.picture.box) + first.picture.box.height / 2
    const row = open.filter(({ picture }) => middle(picture.box) <= limit)
    open.splice(0, row.length)
    ordered.push(...row.sort((a, b) => a.picture.box.x - b.picture.box.x).map(({ id }) => id))
  }
  return ordered
}

function middle({ y, height }: Box): number {
  return y + height / 2
}
