import type { ElementLayout, SceneLayout } from '#shared/scene/layout.ts'

const REFERENCE = { width: 1920, height: 1080 }
const TILE = { width: 260, height: 200, gap: 40 }
const COLUMNS = 5

/** A mission without art still has places: the stage draws a shape with the name. */
export function blankLayout(): SceneLayout {
  return {
    size: REFERENCE,
    safe: { x: 240, y: 0, width: 1440, height: REFERENCE.height },
    background: null,
    layers: [],
    elements: [],
  }
}

/** A place for what the designer has drawn nothing for: rows along the lower edge of the scene. */
export function placeholderElement(id: string, index: number, size: SceneLayout['size']): ElementLayout {
  const x = size.width / 8 + (index % COLUMNS) * (TILE.width + TILE.gap)
  const y = size.height * 0.7 - Math.floor(index / COLUMNS) * (TILE.height + TILE.gap)
  const box = { x, y, width: TILE.width, height: TILE.height }
  const right = x + box.width
  const bottom = y + box.height
  return {
    id,
    picture: { file: { url: '', frame: null }, small: null, box },
    done: null,
    glow: null,
    light: null,
    hover: null,
    veil: null,
    reflection: null,
    hit: [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ],
    label: { x: x + box.width / 2, y: bottom },
    lamp: { x: x + box.width / 2, y: y + box.height / 2 },
  }
}
