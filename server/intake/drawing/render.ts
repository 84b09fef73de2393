import sharp from 'sharp'
import type { Box } from '#shared/scene/layout.ts'
import type { Picture, Pixels } from '../pixels/pixels.ts'
import { visibleBox } from '#shared/scene/hit/visible-box.ts'
import type { DrawnGroup } from './layered-drawing.ts'

export const MOST_SIDE_PX = 4096
export const MOST_PIXELS = 50_000_000
/** A drawing that takes longer was made to hurt. */
const LONGEST_SECONDS = 30
const PLAIN_DENSITY = 72
/** The first look is this coarse: reference units per pixel. */
const GLANCE_UNITS = 6
/** Blurs reach three deviations far; what lies outside of the piece would be missing from them. */
const BLUR_REACH = 3

/** @param document an SVG that says its size in pixels. @throws when the renderer gives up */
export async function renderSvg(document: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(document), {
    density: PLAIN_DENSITY,
    limitInputPixels: MOST_PIXELS,
  })
    .ensureAlpha()
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Where a group has anything, found by a coarse look at the whole canvas, generously: rendering that piece alone takes
 * a fraction of the time of the whole. Null where it is empty.
 */
export async function findVisible(
  group: DrawnGroup,
  { width, height }: { width: number; height: number },
): Promise<Box | null> {
  const columns = Math.ceil(width / GLANCE_UNITS)
  const rows = Math.ceil(height / GLANCE_UNITS)
  const glance = await renderSvg(group.document({ x: 0, y: 0, width, height }, columns, rows))
  const seen = visibleBox(glance, 1)
  if (!seen) return null
  const margin = 2 * GLANCE_UNITS + BLUR_REACH * group.scale * strongestBlur(group.content)
  const left = Math.max(0, (seen.x * width) / columns - margin)
  const top = Math.max(0, (seen.y * height) / rows - margin)
  const right = Math.min(width, ((seen.x + seen.width) * width) / columns + margin)
  const bottom = Math.min(height, ((seen.y + seen.height) * height) / rows + margin)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Renders a piece of a group on the canvas' own grid of pixels. @param scale pixels per reference unit */
export async function renderPiece(group: DrawnGroup, piece: Box, scale: number): Promise<Picture> {
  const left = Math.floor(piece.x * scale)
  const top = Math.floor(piece.y * scale)
  const width = Math.max(1, Math.ceil((piece.x + piece.width) * scale) - left)
  const height = Math.max(1, Math.ceil((piece.y + piece.height) * scale) - top)
  const box = { x: left / scale, y: top / scale, width: width / scale, height: height / scale }
  return { pixels: await renderSvg(group.document(box, width, height)), box }
}

function strongestBlur(content: string): number {
  const deviations = [...content.matchAll(/stdDeviation="([^"]*)"/g)].flatMap(([, numbers]) =>
    (numbers ?? '').split(/[\s,]+/),
  )
  return Math.max(0, ...deviations.map(Number).filter(Number.isFinite))
}
