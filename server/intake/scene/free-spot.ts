import type { Box } from '#shared/scene/layout.ts'
import type { Size } from '#shared/scene/measures.ts'

/** How finely places are tried, as a share of the area. */
const STEPS = 24
const BESIDE_LIST = 0.68

/**
 * Where something new stands best: as far from everything that is there as can be, the middle rather than a corner.
 * @param area in which it has to lie whole @param taken boxes that are there
 */
export function freeSpot(size: Size, area: Box, taken: readonly Box[]): Box {
  let best = { x: area.x, y: area.y, ...size }
  let mostRoom = -Infinity
  for (let row = 0; row <= STEPS; row++) {
    for (let column = 0; column <= STEPS; column++) {
      const x = area.x + ((area.width - size.width) * column) / STEPS
      const y = area.y + ((area.height - size.height) * row) / STEPS
      const box = { x: Math.round(x), y: Math.round(y), ...size }
      const fromMiddle = Math.hypot(column / STEPS - 0.5, row / STEPS - 0.5)
      const room = Math.min(...taken.map((one) => gap(box, one)), area.width) - fromMiddle * size.width * 0.5
      if (room > mostRoom) {
        mostRoom = room
        best = box
      }
    }
  }
  return best
}

/** Where new things may stand in an area that is in view: not under the controls at its edges. */
export function roomIn(area: Box): Box {
  const [across, down] = [area.width * 0.06, area.height * 0.12]
  return {
    x: area.x + across,
    y: area.y + down,
    width: area.width - 2 * across,
    height: area.height - 2 * down,
  }
}

/** The same in a scene with tasks: their list lies over its right. */
export function roomBesideList(area: Box): Box {
  const room = roomIn(area)
  return { ...room, width: room.width * BESIDE_LIST }
}

/** As wide as a phone is that is held upright. */
const UPRIGHT = 390 / 844
/** Units that stay free at the edges of its screen. */
const EDGE = 16

/** What of an area such a phone shows at first: the middle of the scene, in all of its height. */
export function uprightPart(area: Box, canvas: Size): Box {
  const half = (canvas.height * UPRIGHT) / 2 - EDGE
  const x = Math.max(area.x, canvas.width / 2 - half)
  return { ...area, x, width: Math.min(area.x + area.width, canvas.width / 2 + half) - x }
}

export function isFree(box: Box, taken: readonly Box[]): boolean {
  return taken.every((one) => gap(box, one) >= 0)
}

/** What each of several has in a grid: `inGrid`. */
export function gridCell(count: number, area: Box): Size {
  const { rows, columns } = gridOf(count, area)
  return { width: area.width / columns, height: area.height / rows }
}

function gridOf(count: number, area: Box): { rows: number; columns: number } {
  const rows = Math.max(1, Math.round(Math.sqrt((count * area.height) / area.width)))
  const columns = Math.ceil(count / rows)
  return { rows: Math.ceil(count / columns), columns }
}

/** Where one of several stands when nothing else is there: in rows, each in the middle of its cell. */
export function inGrid(size: Size, index: number, count: number, area: Box): Box {
  const { rows, columns } = gridOf(count, area)
  const row = Math.floor(index / columns)
  const inRow = Math.min(columns, count - row * columns)
  const [across, down] = [area.width / inRow, area.height / rows]
  return {
    x: Math.round(area.x + across * ((index % columns) + 0.5) - size.width / 2),
    y: Math.round(area.y + down * (row + 0.5) - size.height / 2),
    ...size,
  }
}

/** Between two boxes; less than nothing where they overlap. */
function gap(a: Box, b: Box): number {
  const across = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width))
  const down = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height))
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down)
}
