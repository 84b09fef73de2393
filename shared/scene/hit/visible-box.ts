import type { Box } from '../layout.ts'

/** Red, green, blue, alpha, one byte each, rows from the top; colours are not multiplied by alpha. */
export interface PixelRows {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
}

/** Below this alpha (of 255) nobody sees anything. */
export const VISIBLE_ALPHA = 2

/** Around every pixel of at least this alpha; null where there is none. */
export function visibleBox({ data, width, height }: PixelRows, leastAlpha: number): Box | null {
  const isSeen = (x: number, y: number): boolean => (data[(y * width + x) * 4 + 3] ?? 0) >= leastAlpha
  let left = width
  let right = -1
  let top = -1
  let bottom = -1
  for (let y = 0; y < height; y++) {
    let first = 0
    while (first < width && !isSeen(first, y)) first++
    if (first === width) continue
    if (top < 0) top = y
    bottom = y
    left = Math.min(left, first)
    let last = width - 1
    while (last > right && !isSeen(last, y)) last--
    right = Math.max(right, last)
  }
  return top < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
