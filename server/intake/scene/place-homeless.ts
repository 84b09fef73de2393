import { entryOf } from '#shared/scene/entry-of.ts'
import { Box } from '#shared/scene/layout.ts'
import type { SceneKind, Size } from '#shared/scene/measures.ts'
import * as z from 'zod/mini'
import { freeSpot, gridCell, inGrid, isFree, roomBesideList, uprightPart } from './free-spot.ts'
import { isWithin } from './measures.ts'

/** Boxes of pictures by what they are called: "element lamp". */
export const Places = z.record(z.string(), Box)
export type Places = Readonly<z.infer<typeof Places>>

/** A picture that nobody places. */
interface Homeless {
  said: string
  /** Of its file, in pixels. */
  size: Size
}

export interface Room {
  kind: SceneKind
  canvas: Size
  safe: Box
  /** What stands where its designer put it. */
  taken: readonly Box[]
  /** Where pictures of these names stood before. */
  earlier: Places
}

/** The shorter and the longer side of what stands where there is room, as a share of the canvas' height. */
const SMALLEST = 0.14
const LARGEST = 0.32
/** Beside it there is air, and under it hangs its name. */
const AROUND = { width: 24, height: 60 }

/**
 * Where pictures stand that nobody places: where they stood before, so that another one moves none of them; else in a
 * grid, or where there is room. What a phone held upright shows at first comes before the rest of the scene.
 */
export function placeHomeless(homeless: readonly Homeless[], room: Room): Places {
  const { canvas, taken, earlier } = room
  const places = new Map<string, Box>()
  for (const { said, size } of homeless) {
    const before = entryOf(earlier, said)
    const box = before && around(before, sensibleSize(size, canvas))
    if (box && isWithin(box, { x: 0, y: 0, ...canvas })) places.set(said, box)
  }
  const fresh = homeless.filter(({ said }) => !places.has(said))
  if (taken.length === 0 && places.size === 0) return inRows(fresh, room)
  const { area, upright } = areasOf(room)
  for (const { said, size } of fresh) {
    const sensible = sensibleSize(size, canvas)
    const others = [...taken, ...places.values(), ...Object.values(earlier)]
    const near = freeSpot(sensible, upright, others)
    places.set(said, isFree(near, others) ? near : freeSpot(sensible, area, others))
  }
  return Object.fromEntries(places)
}

/** Where nothing else stands: within what an upright phone shows, unless they would be too small for a finger there. */
function inRows(homeless: readonly Homeless[], room: Room): Places {
  const { area, upright } = areasOf(room)
  const sizes = homeless.map(({ size }) => sensibleSize(size, room.canvas))
  const cell = gridCell(homeless.length, upright)
  const narrow = sizes.map((size) => shrunk(size, cell))
  const least = SMALLEST * room.canvas.height
  const fits = narrow.every((size, index) => shorter(size) >= Math.min(least, shorter(sizes[index] ?? size)))
  return Object.fromEntries(
    homeless.map(({ said }, index) => {
      const size = (fits ? narrow : sizes)[index] ?? cell
      return [said, inGrid(size, index, homeless.length, fits ? upright : area)]
    }),
  )
}

/** A moving map is panned on every screen. */
function areasOf({ kind, safe, canvas }: Room): { area: Box; upright: Box } {
  const area = roomBesideList(safe)
  return { area, upright: kind === 'static' ? uprightPart(area, canvas) : area }
}

/** Its own, unless a finger would miss it or it would hide the scene. */
function sensibleSize({ width, height }: Size, canvas: Size): Size {
  const least = (SMALLEST * canvas.height) / Math.min(width, height)
  const most = (LARGEST * canvas.height) / Math.max(width, height)
  return times({ width, height }, Math.min(Math.max(1, least), most))
}

function shrunk(size: Size, cell: Size): Size {
  const across = (cell.width - AROUND.width) / size.width
  const down = (cell.height - AROUND.height) / size.height
  return times(size, Math.min(1, across, down))
}

function times({ width, height }: Size, scale: number): Size {
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

function shorter({ width, height }: Size): number {
  return Math.min(width, height)
}

/** The same place where it was as large; else about the same middle, for it was painted anew. */
function around(before: Box, { width, height }: Size): Box {
  const isSame = Math.abs(before.width / before.height - width / height) < SAME_SHAPE
  if (isSame) return before
  const x = Math.round(before.x + (before.width - width) / 2)
  return { x, y: Math.round(before.y + (before.height - height) / 2), width, height }
}

const SAME_SHAPE = 0.02
