import type { Point } from '../layout.ts'

/** 1 where something is drawn. */
export interface Mask {
  width: number
  height: number
  cells: Uint8Array
}

export interface Outline {
  /** Corners of cells around the largest piece, clockwise. */
  points: Point[]
  /** How much of all that is drawn lies in this piece, 0 to 1. */
  share: number
}

const RIGHT = { x: 1, y: 0 }
const DOWN = { x: 0, y: 1 }
const LEFT = { x: -1, y: 0 }
const UP = { x: 0, y: -1 }
const RIGHTWARD = new Map([
  [RIGHT, DOWN],
  [DOWN, LEFT],
  [LEFT, UP],
  [UP, RIGHT],
])
const LEFTWARD = new Map([
  [RIGHT, UP],
  [UP, LEFT],
  [LEFT, DOWN],
  [DOWN, RIGHT],
])

/** Follows the outer edge of the largest piece; null where nothing is drawn. */
export function outline(mask: Mask): Outline | null {
  const { pieces, sizes } = labelPieces(mask)
  const largest = [...sizes].sort((a, b) => b[1] - a[1])[0]
  if (!largest) return null
  const [piece, size] = largest
  const all = [...sizes.values()].reduce((sum, one) => sum + one, 0)
  return { points: follow(mask, pieces, piece), share: size / all }
}

/** The rubber band around everything that is drawn. */
export function convexHull({ width, height, cells }: Mask): Point[] {
  const points: Point[] = []
  for (let y = 0; y < height; y++) {
    const first = cells.indexOf(1, y * width) - y * width
    if (first < 0 || first >= width) continue
    const last = cells.lastIndexOf(1, (y + 1) * width - 1) - y * width + 1
    for (const edge of [y, y + 1]) points.push({ x: first, y: edge }, { x: last, y: edge })
  }
  points.sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length > 1 && !bendsRight(chain.at(-2), chain.at(-1), point)) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(points), ...half(points.toReversed())]
}

function bendsRight(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
}

function labelPieces({ width, cells }: Mask): { pieces: Uint32Array; sizes: Map<number, number> } {
  const pieces = new Uint32Array(cells.length)
  const sizes = new Map<number, number>()
  for (let seed = 0; seed < cells.length; seed++) {
    if (cells[seed] !== 1 || pieces[seed] !== 0) continue
    const piece = sizes.size + 1
    const open = [seed]
    pieces[seed] = piece
    let size = 0
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size++
      const column = at % width
      const beside = [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width]
      for (const next of beside) {
        if (cells[next] !== 1 || pieces[next] !== 0) continue
        pieces[next] = piece
        open.push(next)
      }
    }
    sizes.set(piece, size)
  }
  return { pieces, sizes }
}

/** Walks along the edges of cells with the piece on the right hand, until the start is met again. */
function follow({ width, height }: Mask, pieces: Uint32Array, piece: number): Point[] {
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && pieces[y * width + x] === piece
  const start = pieces.indexOf(piece)
  const first = { x: start % width, y: Math.floor(start / width) }
  const points = [first]
  let at = first
  let heading = RIGHT
  for (;;) {
    at = { x: at.x + heading.x, y: at.y + heading.y }
    const right = ahead(at, heading, 'right')
    const left = ahead(at, heading, 'left')
    const bend = !isInside(right.x, right.y) ? RIGHTWARD : isInside(left.x, left.y) ? LEFTWARD : null
    if (at.x === first.x && at.y === first.y) return points
    if (!bend) continue
    points.push(at)
    heading = bend.get(heading) ?? heading
  }
}

/** The cell in front of a corner, on one hand of the walker. */
function ahead(at: Point, heading: Point, hand: 'left' | 'right'): Point {
  const side = hand === 'right' ? 1 : -1
  return {
    x: Math.floor(at.x + (heading.x - side * heading.y) / 2),
    y: Math.floor(at.y + (heading.y + side * heading.x) / 2),
  }
}
