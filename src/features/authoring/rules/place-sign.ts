import type { Box, Point, SceneLayout } from '#shared/scene/layout.ts'

/** Of the shorter side of a scene. */
const SIDE = 0.16
/** So many places are tried in each direction. */
const STEPS = 12

/**
 * Where a sign has room that no other place needs, in what is always in view, beside the list of tasks if it can be; as far from all others as can be where all is taken.
 * @param others signs that were put up since the scene was made
 */
export function roomForSign(layout: SceneLayout, own: string, others: readonly Box[] = []): Box {
  const { size, safe } = layout
  const side = Math.min(size.width, size.height) * SIDE
  const drawn = layout.elements.filter(({ id }) => id !== own).map(({ hit }) => boxOf(hit))
  const taken = [...drawn, ...others]
  const boxes = Array.from({ length: STEPS * STEPS }, (_, index): Box => {
    const [column, row] = [index % STEPS, Math.floor(index / STEPS)]
    return {
      x: Math.round(safe.x + ((safe.width - side) * (column + 0.5)) / STEPS),
      y: Math.round(safe.y + ((safe.height - side * 1.4) * (row + 0.5)) / STEPS),
      width: Math.round(side),
      height: Math.round(side),
    }
  })
  const clear = besideList(safe)
  const middle = { x: clear.x + clear.width / 2 - side / 2, y: clear.y + clear.height / 2 - side / 2 }
  const free = boxes.filter((box) => taken.every((other) => !meets(box, other, side * 0.3)))
  const best = free.filter((box) => isWithin(box, clear))
  if (free.length === 0) return farthest(boxes, taken) ?? { ...middle, width: side, height: side }
  const [nearest] = (best.length > 0 ? best : free).toSorted(
    (one, other) => distance(one, middle) - distance(other, middle),
  )
  return nearest ?? { ...middle, width: side, height: side }
}

/** The box whose middle is as far as can be from those of all others: of none is so much covered that it cannot be pressed. */
function farthest(boxes: readonly Box[], others: readonly Box[]): Box | undefined {
  const room = ({ x, y, width, height }: Box) => {
    const middle = { x: x + width / 2, y: y + height / 2 }
    return Math.min(...others.map((other) => distance(other, atMiddleOf(other, middle))))
  }
  return boxes.toSorted((one, other) => room(other) - room(one))[0]
}

/** Where the corner of a box would be, were its middle there. */
const atMiddleOf = ({ width, height }: Box, { x, y }: Point): Point => ({
  x: x - width / 2,
  y: y - height / 2,
})

/** What controls at the edges and the list of tasks at the right leave of it. */
function besideList({ x, y, width, height }: Box): Box {
  return { x: x + width * 0.06, y: y + height * 0.12, width: width * 0.6, height: height * 0.76 }
}

function isWithin(box: Box, room: Box): boolean {
  const isAcross = box.x >= room.x && box.x + box.width <= room.x + room.width
  return isAcross && box.y >= room.y && box.y + box.height <= room.y + room.height
}

const TICK =
  '<circle cx="82" cy="70" r="18" fill="#2e7d4f" stroke="#f3e2bd" stroke-width="4"/><path d="M73 70l7 7 12-13" fill="none" stroke="#f3e2bd" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'

/** A signpost on a canvas of the scene's size, empty but for it. @param isDone with a tick, for who has finished the task */
export function drawSign({ size }: SceneLayout, { x, y, width }: Box, isDone = false): string {
  const scale = width / 100
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"><g transform="translate(${x} ${y}) scale(${scale})"><rect x="44" y="46" width="12" height="54" rx="4" fill="#6b4a2b"/><path d="M6 12h70l20 20-20 20H6a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z" fill="#f3e2bd" stroke="#6b4a2b" stroke-width="4" stroke-linejoin="round"/><path d="M18 26h42M18 38h30" stroke="#6b4a2b" stroke-width="6" stroke-linecap="round"/>${isDone ? TICK : ''}</g></svg>\n`
}

/** Where a drawing has its signpost; null where it is another drawing. */
export function signIn(drawing: string): Box | null {
  const [, x, y, scale] =
    /<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)">/.exec(drawing) ?? []
  if (x === undefined || y === undefined || scale === undefined) return null
  const side = Number(scale) * 100
  return { x: Number(x), y: Number(y), width: side, height: side }
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

function meets(one: Box, other: Box, gap: number): boolean {
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  )
}

const distance = (box: Box, { x, y }: Point): number => Math.hypot(box.x - x, box.y - y)
