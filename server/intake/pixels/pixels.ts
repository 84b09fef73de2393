import type { PixelRows } from '#shared/scene/hit/visible-box.ts'
import type { Box } from '#shared/scene/layout.ts'

/** As a file or a renderer gives them. */
export interface Pixels extends PixelRows {
  data: Buffer
}

/** A piece of a scene's canvas: its pixels and where they stand in reference units. */
export interface Picture {
  pixels: Pixels
  box: Box
}

/** A picture whose pixels are read when they are needed: what is unchanged is never decoded. */
export interface KnownPicture {
  /** The hash of what it was made from: equal keys are equal pixels. */
  key: string
  width: number
  height: number
  box: Box
  pixels: () => Promise<Pixels>
}

export function blankPixels(width: number, height: number): Pixels {
  return { data: Buffer.alloc(width * height * 4), width, height }
}

/** Copies a picture into a larger one, its upper left corner at x, y. */
export function pasteInto(target: Pixels, source: Pixels, x: number, y: number): void {
  for (let row = 0; row < source.height; row++) {
    const from = row * source.width * 4
    source.data.copy(target.data, ((y + row) * target.width + x) * 4, from, from + source.width * 4)
  }
}

/** Cuts a piece out; what lies outside of the source stays transparent. */
export function cutOut(source: Pixels, left: number, top: number, width: number, height: number): Pixels {
  const piece = blankPixels(width, height)
  const firstX = Math.max(0, left)
  const lastX = Math.min(source.width, left + width)
  for (let y = Math.max(0, top); y < Math.min(source.height, top + height); y++) {
    const from = (y * source.width + firstX) * 4
    source.data.copy(piece.data, ((y - top) * width + firstX - left) * 4, from, from + (lastX - firstX) * 4)
  }
  return piece
}
