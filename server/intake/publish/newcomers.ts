import type { Box, ElementLayout, Placed, SceneLayout } from '#shared/scene/layout.ts'
import { hitPolygon } from '#shared/scene/hit/hit-polygon.ts'
import { cornersOf } from '#shared/scene/polygon.ts'
import type { ArtStore } from '../art-store.ts'
import { hoverRim } from '../pixels/hover-rim.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { boxAround } from '../scene/measures.ts'
import { freeSpot, roomIn } from '../scene/free-spot.ts'
import { MEDALLION, paintMedallion } from './medallion.ts'
import type { Portraits } from './portraits.ts'

/** Height of a medallion: units, and beside the other places of a map. */
const LEAST_HEIGHT = 230
const BESIDE_OTHERS = 0.6
/** Under a place hangs its name. */
const LABEL_ROOM = { width: 220, height: 60 }
const VIEW_PX = 320

/**
 * The places of missions that nobody has drawn on the map that leads to them: each a round window into its own scene, where
 * there is room.
 * @param missions with their scenes; null where there is none
 */
export async function placeNewcomers(
  layout: SceneLayout,
  missions: readonly { id: string; scene: SceneLayout | null }[],
  placeholder: Placed,
  portraits: Portraits,
  store: ArtStore,
): Promise<ElementLayout[]> {
  const boxes = layout.elements.map(({ picture }) => picture.box)
  const height = Math.min(Math.max(LEAST_HEIGHT, median(boxes) * BESIDE_OTHERS), layout.size.height / 4)
  const size = {
    width: Math.round((height * MEDALLION.width) / MEDALLION.height),
    height: Math.round(height),
  }
  const area = onGround(roomIn(layout.safe), boxes, size.height + LABEL_ROOM.height)
  const taken = layout.elements.map(({ hit, label }) => withLabel(boxAround(hit), label))
  const placed: ElementLayout[] = []
  for (const { id, scene } of missions) {
    const room = { width: Math.max(size.width, LABEL_ROOM.width), height: size.height + LABEL_ROOM.height }
    const spot = freeSpot(room, area, taken)
    const box = { ...size, x: Math.round(spot.x + (room.width - size.width) / 2), y: spot.y }
    taken.push(withLabel(box, { x: box.x + box.width / 2, y: box.y + box.height }))
    const art = scene ? await paintMedallion(await portraits.paint(scene, squareOf(scene), VIEW_PX)) : null
    placed.push(await element(id, box, art, placeholder, layout.size.width, store))
  }
  return placed
}

async function element(
  id: string,
  box: Box,
  art: Pixels | null,
  placeholder: Placed,
  sceneWidth: number,
  store: ArtStore,
): Promise<ElementLayout> {
  const stored = async (name: string, pixels: Pixels, at: Box): Promise<Placed> => ({
    file: { url: await store.put(`place-${id}${name}`, pixels), frame: null },
    small: null,
    box: at,
  })
  const rim = art && (await hoverRim({ pixels: art, box }, sceneWidth))
  const middle = box.x + box.width / 2
  return {
    id,
    picture: art ? await stored('', art, box) : { ...placeholder, box },
    hover: rim && (await stored('-hover', rim.pixels, rim.box)),
    done: null,
    glow: null,
    light: null,
    veil: null,
    reflection: null,
    hit: art ? hitPolygon(art, box) : cornersOf(box),
    label: { x: middle, y: box.y + box.height + 8 },
    lamp: { x: middle, y: box.y + box.height * 0.43 },
  }
}

function withLabel(box: Box, label: { x: number; y: number }): Box {
  const x = Math.min(box.x, label.x - LABEL_ROOM.width / 2)
  const right = Math.max(box.x + box.width, label.x + LABEL_ROOM.width / 2)
  const bottom = Math.max(box.y + box.height, label.y + LABEL_ROOM.height)
  return { x, y: box.y, width: right - x, height: bottom - box.y }
}

/** As low as the other places stand, where there are some: nothing new stands in the sky. */
function onGround(room: Box, places: readonly Box[], height: number): Box {
  const feet = places.map(({ y, height: own }) => y + own)
  if (feet.length < 2) return room
  const top = Math.max(room.y, Math.min(...feet) - height)
  const bottom = Math.min(room.y + room.height, Math.max(...feet))
  return bottom - top > height ? { ...room, y: top, height: bottom - top } : room
}

function median(boxes: readonly Box[]): number {
  const heights = boxes.map(({ height }) => height).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

/** Around what can be pressed in a scene, or its middle. */
function squareOf({ safe, size, elements }: SceneLayout): Box {
  const boxes = elements.map(({ picture }) => picture.box)
  const around = boxes.length > 0 ? boxAround(boxes.flatMap(cornersOf)) : safe
  const side = Math.min(Math.max(around.width, around.height) * 1.1, size.width, size.height)
  const middle = { x: around.x + around.width / 2, y: around.y + around.height / 2 }
  return {
    x: Math.min(Math.max(0, middle.x - side / 2), size.width - side),
    y: Math.min(Math.max(0, middle.y - side / 2), size.height - side),
    width: side,
    height: side,
  }
}
