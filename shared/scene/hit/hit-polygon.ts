import type { Box, Point } from '../layout.ts'
import { cornersOf, isInPolygon } from '../polygon.ts'
import { convexHull, outline, type Mask } from './outline.ts'
import { simplify } from './simplify.ts'
import type { PixelRows } from './visible-box.ts'

const MOST_POINTS = 24
/** The outline is followed on a grid this fine: a finger is coarser. */
const MOST_CELLS = 160
const SOLID_ALPHA = 64
/** An element in pieces is pressed anywhere between them; and so is one whose outline leaves its own middle out. */
const MAIN_PIECE_SHARE = 0.85

/** Where a press meets the element: the outline of what is drawn, slightly wider, in whole reference units. */
export function hitPolygon(pixels: PixelRows, box: Box): Point[] {
  const cell = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / MOST_CELLS))
  const mask = solidCells(pixels, cell)
  const traced = outline(mask)
  if (!traced) return cornersOf(box)
  const middle = { x: mask.width / 2, y: mask.height / 2 }
  const isWhole = traced.share >= MAIN_PIECE_SHARE && isInPolygon(middle, traced.points)
  const whole = isWhole ? traced.points : convexHull(mask)
  const toUnits = (cell * box.width) / pixels.width
  const simple = simplify(whole, MOST_POINTS)
  if (simple.length < 3) return cornersOf(box)
  return simple.map(({ x, y }) => ({
    x: Math.round(box.x + clampTo(x * toUnits, box.width)),
    y: Math.round(box.y + clampTo(y * toUnits, box.height)),
  }))
}

function solidCells({ data, width, height }: PixelRows, cell: number): Mask {
  const mask: Mask = {
    width: Math.ceil(width / cell),
    height: Math.ceil(height / cell),
    cells: new Uint8Array(Math.ceil(width / cell) * Math.ceil(height / cell)),
  }
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * mask.width
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) >= SOLID_ALPHA) mask.cells[row + Math.floor(x / cell)] = 1
    }
  }
  return mask
}

function clampTo(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}
