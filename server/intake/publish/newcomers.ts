import type { Box, ElementLayout, Placed, Point, SceneLayout } from '#shared/scene/layout.ts'
import { cornersOf } from '#shared/scene/polygon.ts'
import { boxAround } from '../scene/measures.ts'
import { freeSpot, roomIn } from '../scene/free-spot.ts'
import { MEDALLION } from './medallion.ts'
import type { Paintable, Portraits } from './portraits.ts'
import { takeRoundWindow, type RoundWindow } from './round-window.ts'

/** Height of a medallion: units, and beside the other places of a map. */
const LEAST_HEIGHT = 230
const BESIDE_OTHERS = 0.6
/** Under a place hangs its name. */
const LABEL_ROOM = { width: 220, height: 60 }

/**
 * The places of missions that nobody has drawn on the map that leads to them: each a round window into its own scene, where
 * there is room.
 * @param missions with their scenes; null where there is none
 */
export async function placeNewcomers(
  layout: SceneLayout,
  missions: readonly { id: string; scene: Paintable | null }[],
  placeholder: Placed,
  portraits: Portraits,
): Promise<ElementLayout[]> {
  const boxes = layout.elements.map(({ picture }) => picture.box)
  const height = Math.min(Math.max(LEAST_HEIGHT, median(boxes) * BESIDE_OTHERS), layout.size.height / 4)
  const size = {
    width: Math.round((height * MEDALLION.width) / MEDALLION.height),
    height: Math.round(height),
  }
  const area = onGround(roomIn(layout.safe), boxes, size.height + LABEL_ROOM.height)
  const taken = [...layout.elements, ...(layout.views ?? [])].map(({ hit, label }) =>
    withLabel(boxAround(hit), label),
  )
  const placed: ElementLayout[] = []
  for (const { id, scene } of missions) {
    const room = { width: Math.max(size.width, LABEL_ROOM.width), height: size.height + LABEL_ROOM.height }
    const spot = freeSpot(room, area, taken)
    const box = { ...size, x: Math.round(spot.x + (room.width - size.width) / 2), y: spot.y }
    taken.push(withLabel(box, { x: box.x + box.width / 2, y: box.y + box.height }))
    const window =
      scene && (await takeRoundWindow({ id, scene, size, sceneWidth: layout.size.width }, portraits))
    placed.push(element(id, box, window, placeholder))
  }
  return placed
}

function element(id: string, box: Box, window: RoundWindow | null, placeholder: Placed): ElementLayout {
  const middle = box.x + box.width / 2
  const moved = <Place extends Point>(place: Place): Place => ({
    ...place,
    x: place.x + box.x,
    y: place.y + box.y,
  })
  const placed = (url: string, at: Box): Placed => ({ file: { url, frame: null }, small: null, box: at })
  return {
    id,
    picture: window ? placed(window.url, box) : { ...placeholder, box },
    hover: window?.hover ? placed(window.hover.url, moved(window.hover.box)) : null,
    done: null,
    glow: null,
    light: null,
    veil: null,
    reflection: null,
    hit: window ? window.hit.map(moved) : cornersOf(box),
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
