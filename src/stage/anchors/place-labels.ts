import type { Box, Point } from '#shared/scene/layout.ts'
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
 * screen ends, or aside where a column of buttons leaves neither. What is `taken` by the overlay stays free of them.
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
    const free = freePlace({ ...label, x, y }, [...taken, ...placed], screen)
    placed.push({ id: label.id, width: label.width, height: label.height, ...free, shift: free.y - label.y })
  }
  return placed
}

function within(start: number, length: number, whole: number): number {
  return clamp(start, MARGIN, Math.max(whole - MARGIN - length, MARGIN))
}

function freePlace(label: HangingLabel, inTheWay: readonly Box[], screen: Size): Point {
  const straight = freeHeight(label, inTheWay, screen)
  if (straight !== null) return { x: label.x, y: straight }
  const asides = inTheWay
    .flatMap((other) => [other.x - GAP - label.width, other.x + other.width + GAP])
    .map((x) => within(x, label.width, screen.width))
    .toSorted((a, b) => Math.abs(a - label.x) - Math.abs(b - label.x))
  for (const x of asides) {
    const y = freeHeight({ ...label, x }, inTheWay, screen)
    if (y !== null) return { x, y }
  }
  return { x: label.x, y: label.y }
}

function freeHeight(label: HangingLabel, inTheWay: readonly Box[], screen: Size): number | null {
  const down = pushed(label, inTheWay, 1)
  if (down + label.height <= screen.height - MARGIN) return down
  const up = pushed(label, inTheWay, -1)
  return up >= MARGIN ? up : null
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
