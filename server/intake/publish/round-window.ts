import { hitPolygon } from '#shared/scene/hit/hit-polygon.ts'
import { Box, Point, type SceneLayout } from '#shared/scene/layout.ts'
import { cornersOf } from '#shared/scene/polygon.ts'
import type { Size } from '#shared/scene/measures.ts'
import * as z from 'zod/mini'
import { cacheKey } from '../fingerprint.ts'
import { hoverRim } from '../pixels/hover-rim.ts'
import { boxAround } from '../scene/measures.ts'
import { paintMedallion } from './medallion.ts'
import { fingerprint, type Paintable, type Portraits } from './portraits.ts'

const VIEW_PX = 320

/** What a map shows of a mission that nobody has drawn there. All of it counts from the upper left corner of its place. */
const RoundWindow = z.object({
  url: z.string(),
  hover: z.nullable(z.object({ url: z.string(), box: Box })),
  hit: z.array(Point),
})
export type RoundWindow = z.infer<typeof RoundWindow>

interface WindowWish {
  id: string
  scene: Paintable
  /** On the map, and how wide that is: reference units. */
  size: Size
  sceneWidth: number
}

/** A round window into a scene, as it is stored; painted only where the scene looks different there. */
export function takeRoundWindow(
  { id, scene, size, sceneWidth }: WindowWish,
  portraits: Portraits,
): Promise<RoundWindow> {
  const { of, store, views } = portraits.studio
  const piece = squareOf(scene.layout)
  const place = JSON.stringify([size, sceneWidth])
  const view = {
    name: `${of}/place-${id} ${place}`,
    key: cacheKey('round window', id, place, fingerprint(scene, piece)),
    schema: RoundWindow,
    urlsOf: ({ url, hover }: RoundWindow) => [url, ...(hover ? [hover.url] : [])],
  }
  return views.take(view, async () => {
    const pixels = await paintMedallion(await portraits.paint(scene.layout, piece, VIEW_PX))
    const box = { x: 0, y: 0, ...size }
    const rim = await hoverRim({ pixels, box }, sceneWidth)
    return {
      url: await store.put(`place-${id}`, pixels, 'sharp'),
      hover: rim && { url: await store.put(`place-${id}-hover`, rim.pixels), box: rim.box },
      hit: hitPolygon(pixels, box),
    }
  })
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
