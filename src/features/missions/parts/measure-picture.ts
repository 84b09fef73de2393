import { hitPolygon } from '#shared/scene/hit/hit-polygon.ts'
import { VISIBLE_ALPHA, visibleBox, type PixelRows } from '#shared/scene/hit/visible-box.ts'
import type { Box, Point } from '#shared/scene/layout.ts'
import { readImage } from '#src/lib/read-image.ts'

/** A picture as large as the whole scene, and where in it something is drawn. */
export interface MeasuredPicture {
  url: string
  /** Pixels of the file. */
  width: number
  height: number
  /** Around what is drawn, in pixels of the file; null where nothing is. */
  seen: Box | null
  /** Around what can be pressed, in pixels of the file. */
  hit: Point[]
}

/** Outlines are looked for in a picture this wide: a finger is coarser. */
const GLANCE_WIDTH = 480

/**
 * Looks where a picture is not transparent.
 * @throws where it is missing, or no picture that a browser can read
 */
export async function measurePicture(url: string, signal: AbortSignal): Promise<MeasuredPicture> {
  const image = await readImage(url)
  signal.throwIfAborted()
  const { naturalWidth: width, naturalHeight: height } = image
  const glance = glanceAt(image, Math.min(1, GLANCE_WIDTH / width))
  const scale = width / glance.width
  const seen = visibleBox(glance, VISIBLE_ALPHA)
  return {
    url,
    width,
    height,
    seen: seen && widened(seen, scale, width, height),
    hit: seen ? hitPolygon(glance, { x: 0, y: 0, width, height }) : [],
  }
}

function glanceAt(image: HTMLImageElement, scale: number): PixelRows {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('no canvas to look at pictures')
  brush.drawImage(image, 0, 0, canvas.width, canvas.height)
  return brush.getImageData(0, 0, canvas.width, canvas.height)
}

/** In pixels of the file again, one cell of the glance wider on every side. */
function widened(box: Box, scale: number, width: number, height: number): Box {
  const x = Math.max(0, Math.floor((box.x - 1) * scale))
  const y = Math.max(0, Math.floor((box.y - 1) * scale))
  const right = Math.min(width, Math.ceil((box.x + box.width + 1) * scale))
  const bottom = Math.min(height, Math.ceil((box.y + box.height + 1) * scale))
  return { x, y, width: right - x, height: bottom - y }
}
