import type { Box } from '#shared/scene/layout.ts'
import { clamp, type Size } from '../geometry.ts'

/** A label that hangs from a point of the screen: the middle of its upper edge (CSS px). */
export interface HangingLabel extends Size {
  id: string
  x: number
  y: number
}

/** Upper left corner, and how far it was moved off its point to keep clear of another. */
export interface PlacedLabel extends Size {
  id: string
  x: number
  y: number
  shift: number
}

const MARGIN = 16
const GAP = 8

/**
 * Keeps labels inside the screen and apart: of two nearer than 8 px the later goes on downwards, or upwards where the
 * screen ends. What is `taken` by the overlay's own bars stays free of them.
 */
export function placeLabels(
  labels: readonly HangingLabel[],
  screen: Size,
  taken: readonly Box[] = [],
): PlacedLabel[] {
  const placed: PlacedLabel[] = []
  for (const label of labels.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const x = within(label.x - label.width / 2, label.width, screen.width)
    const y = within(label.y, label.height, screen.height)
    const inTheWay = [...taken, ...placed]
    const down = pushed({ ...label, x, y }, inTheWay, 1)
    const isIn = down + label.height <= screen.height - MARGIN
    const free = isIn ? down : pushed({ ...label, x, y }, inTheWay, -1)
    placed.push({ id: label.id, width: label.width, height: label.height, x, y: free, shift: free - label.y })
  }
  return placed
}

function within(start: number, length: number, whole: number): number {
  return clamp(start, MARGIN, Math.max(whole - MARGIN - length, MARGIN))
}

function pushed(label: HangingLabel, placed: readonly Box[], way: 1 | -1): number {
  let { y } = label
  const inTheWay = () =>
    placed.find(
      (other) =>
        label.x < other.x + other.width + GAP &&
        other.x < label.x + label.width + GAP &&
        y < other.y + other.height + GAP &&
        other.y < y + label.height + GAP,
    )
  for (
    let other = inTheWay(), tries = 0;
    other && tries < placed.length + 1;
    other = inTheWay(), tries += 1
  ) {
    y = way === 1 ? other.y + other.height + GAP : other.y - label.height - GAP
  }
  return y
}
