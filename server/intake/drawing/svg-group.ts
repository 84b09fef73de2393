import type { Box } from '#shared/scene/layout.ts'
import { visibleBox } from '#shared/scene/hit/visible-box.ts'
import type { Picture } from '../pixels/pixels.ts'
import type { Cut, DrawnGroup } from './drawn-group.ts'
import { renderSvg } from './render.ts'

/** The first look is this coarse: reference units per pixel. */
const GLANCE_UNITS = 6
/** Blurs reach three deviations far; what lies outside of the piece would be missing from them. */
const BLUR_REACH = 3

/** A group of a drawing as a document of its own. */
export interface SvgBody {
  /** All of it as text: it stands for how the group looks. */
  content: string
  /** Reference units per unit of the drawing. */
  scale: number
  /** A document with a piece of it (in reference units), to be rendered at this size in pixels. */
  document: (piece: Box, width: number, height: number) => string
}

export function svgGroup(group: Omit<DrawnGroup, 'cut' | 'content'>, body: SvgBody): DrawnGroup {
  return {
    ...group,
    content: body.content,
    cut: async ({ size, scale, extent, period }) => {
      if (extent === 'canvas') return renderPiece(body, { x: 0, y: 0, ...size }, scale)
      const seen = await findVisible(body, size)
      if (!seen) return null
      return renderPiece(body, extent === 'strip' ? { ...seen, x: 0, width: period } : seen, scale)
    },
  }
}

/**
 * Where a group has anything, found by a coarse look at the whole canvas, generously: rendering that piece alone takes
 * a fraction of the time of the whole. Null where it is empty.
 */
async function findVisible(body: SvgBody, { width, height }: Cut['size']): Promise<Box | null> {
  const columns = Math.ceil(width / GLANCE_UNITS)
  const rows = Math.ceil(height / GLANCE_UNITS)
  const glance = await renderSvg(body.document({ x: 0, y: 0, width, height }, columns, rows))
  const seen = visibleBox(glance, 1)
  if (!seen) return null
  const margin = 2 * GLANCE_UNITS + BLUR_REACH * body.scale * strongestBlur(body.content)
  const left = Math.max(0, (seen.x * width) / columns - margin)
  const top = Math.max(0, (seen.y * height) / rows - margin)
  const right = Math.min(width, ((seen.x + seen.width) * width) / columns + margin)
  const bottom = Math.min(height, ((seen.y + seen.height) * height) / rows + margin)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Renders a piece of a group on the canvas' own grid of pixels. @param scale pixels per reference unit */
async function renderPiece(body: SvgBody, piece: Box, scale: number): Promise<Picture> {
  const left = Math.floor(piece.x * scale)
  const top = Math.floor(piece.y * scale)
  const width = Math.max(1, Math.ceil((piece.x + piece.width) * scale) - left)
  const height = Math.max(1, Math.ceil((piece.y + piece.height) * scale) - top)
  const box = { x: left / scale, y: top / scale, width: width / scale, height: height / scale }
  return { pixels: await renderSvg(body.document(box, width, height)), box }
}

function strongestBlur(content: string): number {
  const deviations = [...content.matchAll(/stdDeviation="([^"]*)"/g)].flatMap(([, numbers]) =>
    (numbers ?? '').split(/[\s,]+/),
  )
  return Math.max(0, ...deviations.map(Number).filter(Number.isFinite))
}
