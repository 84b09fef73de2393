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

/** Where a point of something stands that was drawn around `middle`. */
export function standPoint({ x, y }: Point, middle: Point, { shift = [0, 0], grow = 1 }: Stand): Point {
  return {
    x: middle.x + (x - middle.x) * grow + shift[0],
    y: middle.y + (y - middle.y) * grow + shift[1],
  }
}

/** The same for a picture of it. */
export function standBox(box: Box, middle: Point, stand: Stand): Box {
  const { grow = 1 } = stand
  return { ...standPoint(box, middle, stand), width: box.width * grow, height: box.height * grow }
}

/** Where it was drawn, of where it stands; undoes `standPoint`. */
export function drawnPoint({ x, y }: Point, middle: Point, { shift = [0, 0], grow = 1 }: Stand): Point {
  return { x: middle.x + (x - shift[0] - middle.x) / grow, y: middle.y + (y - shift[1] - middle.y) / grow }
}
