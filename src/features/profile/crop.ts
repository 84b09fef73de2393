import type { Square } from '#src/lib/square-picture.ts'

/** Which square of a picture is shown. */
export interface Crop {
  /** Its centre, as shares of width and height. */
  x: number
  y: number
  /** 1: as large as fits into the picture. */
  zoom: number
}

export interface Size {
  width: number
  height: number
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const MOST_ZOOM = 4

/** The square, px of the picture. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: Size): Square {
  const side = Math.min(width, height) / zoom
  return { left: x * width - side / 2, top: y * height - side / 2, side }
}

/** The nearest crop that leaves no gap at an edge. */
export function visible({ x, y, zoom }: Crop, { width, height }: Size): Crop {
  const near = Math.min(Math.max(zoom, 1), MOST_ZOOM)
  const half = Math.min(width, height) / near / 2
  return { x: inside(x, half / width), y: inside(y, half / height), zoom: near }
}

/** Moves what is seen by a share of the square: to the right by `dx`, down by `dy`. */
export function moved(crop: Crop, size: Size, { dx, dy }: { dx: number; dy: number }): Crop {
  const { side } = squareOf(crop, size)
  return visible(
    { ...crop, x: crop.x - (dx * side) / size.width, y: crop.y - (dy * side) / size.height },
    size,
  )
}

function inside(place: number, margin: number): number {
  return Math.min(Math.max(place, margin), 1 - margin)
}
