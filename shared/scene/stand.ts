import type { Box, Point } from './layout.ts'

/** How scene.json moves and sizes what was drawn: by so many units, and to so many times its size around its own middle. */
export interface Stand {
  shift?: readonly [number, number] | undefined
  grow?: number | undefined
}

/** How small and how large `grow` makes a picture. */
export const LEAST_GROWN = 0.1
export const MOST_GROWN = 5

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Where a point of something stands that was drawn around `middle`, to the thousandth: what was drawn to the tenth is found again from it.
 */
export function standPoint({ x, y }: Point, middle: Point, { shift = [0, 0], grow = 1 }: Stand): Point {
  return {
    x: thousandth(middle.x + (x - middle.x) * grow + shift[0]),
    y: thousandth(middle.y + (y - middle.y) * grow + shift[1]),
  }
}

/** The same for a picture of it. */
export function standBox(box: Box, middle: Point, stand: Stand): Box {
  const { grow = 1 } = stand
  const size = { width: thousandth(box.width * grow), height: thousandth(box.height * grow) }
  return { ...standPoint(box, middle, stand), ...size }
}

/** Where it was drawn, of where it stands; undoes `standPoint`. */
export function drawnPoint({ x, y }: Point, middle: Point, { shift = [0, 0], grow = 1 }: Stand): Point {
  return { x: middle.x + (x - shift[0] - middle.x) / grow, y: middle.y + (y - shift[1] - middle.y) / grow }
}

/** The same for a picture, to the tenth, as pictures are drawn; undoes `standBox`. */
export function drawnBox(box: Box, middle: Point, stand: Stand): Box {
  const { grow = 1 } = stand
  return tenthsOfBox({
    ...drawnPoint(box, middle, stand),
    width: box.width / grow,
    height: box.height / grow,
  })
}

/** Around which point something was drawn to the tenth, of where the picture of it stands. */
export function drawnMiddle(box: Box, stand: Stand): Point {
  const { shift = [0, 0] } = stand
  const { x, y } = middleOf(box)
  // around the middle it grew, so only the shift has moved that
  return middleOf(drawnBox(box, { x: x - shift[0], y: y - shift[1] }, stand))
}

export function tenth(units: number): number {
  return rounded(units, 10)
}

export function tenthsOfPoint({ x, y }: Point): Point {
  return { x: tenth(x), y: tenth(y) }
}

export function tenthsOfBox({ x, y, width, height }: Box): Box {
  return { x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) }
}

function thousandth(units: number): number {
  return rounded(units, 1000)
}

/** Never -0, which would be another place to anyone who compares. */
function rounded(units: number, steps: number): number {
  return Math.round(units * steps) / steps || 0
}
