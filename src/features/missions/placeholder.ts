import type { Box, ElementLayout, SceneLayout } from '#shared/scene/layout.ts'
import { safeBox, USUAL_SCENE } from '#shared/scene/measures.ts'
import { cornersOf } from '#shared/scene/polygon.ts'

const TILE = { width: 260, height: 200 }
/** So many stand in one row; more in rows that are about as wide as they are high. */
const ONE_ROW = 5
/** Share of its cell that a tile fills at most: the rest is air, and its label. */
const FILL = 0.7

/** A mission without art still has places: the stage draws a shape with the name. */
export function blankLayout(): SceneLayout {
  return {
    size: USUAL_SCENE,
    safe: safeBox('static', USUAL_SCENE),
    background: null,
    layers: [],
    elements: [],
  }
}

/** Where what the designer has drawn nothing for stands: in rows over what is always in view, however many there are. */
export function placeholderBoxes(count: number, safe: Box): Box[] {
  const squarish = Math.round(Math.sqrt((count * safe.width * TILE.height) / (safe.height * TILE.width)))
  const columns = Math.max(Math.min(count, ONE_ROW), squarish)
  const cell = { width: safe.width / columns, height: safe.height / Math.ceil(count / columns) }
  const scale = Math.min(1, (cell.width * FILL) / TILE.width, (cell.height * FILL) / TILE.height)
  const width = TILE.width * scale
  const height = TILE.height * scale
  return Array.from({ length: count }, (_, index) => ({
    x: safe.x + cell.width * ((index % columns) + 0.5) - width / 2,
    y: safe.y + cell.height * (Math.floor(index / columns) + 0.5) - height / 2,
    width,
    height,
  }))
}

/** A place without a picture. */
export function bareElement(id: string, box: Box): ElementLayout {
  const middle = box.x + box.width / 2
  return {
    id,
    picture: { file: { url: '', frame: null }, small: null, box },
    done: null,
    glow: null,
    light: null,
    hover: null,
    veil: null,
    reflection: null,
    hit: cornersOf(box),
    label: { x: middle, y: box.y + box.height },
    lamp: { x: middle, y: box.y + box.height / 2 },
  }
}
