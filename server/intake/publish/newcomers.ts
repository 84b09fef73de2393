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

/** Of what a screen shows of a scene, 1080 units. */
const HEIGHT = 230
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
  const height = Math.min(HEIGHT, layout.size.height / 4)
  const size = {
    width: Math.round((height * MEDALLION.width) / MEDALLION.height),
    height: Math.round(height),
  }
  const taken = layout.elements.map(({ hit, label }) => withLabel(boxAround(hit), label))
  const placed: ElementLayout[] = []
  for (const { id, scene } of missions) {
    const box = freeSpot(size, roomIn(layout.safe), taken)
    taken.push(withLabel(box, { x: box.x + box.width / 2, y: box.y + box.height }))
    const art = scene
      ? await paintMedallion(await portraits.paint(scene, middleSquare(scene), VIEW_PX))
      : null
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

function middleSquare({ safe }: SceneLayout): Box {
  const side = Math.min(safe.width, safe.height)
  return {
    x: safe.x + (safe.width - side) / 2,
    y: safe.y + (safe.height - side) / 2,
    width: side,
    height: side,
  }
}
