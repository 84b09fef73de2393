import type { Box } from '#shared/scene/layout.ts'
import { VISIBLE_ALPHA, visibleBox } from '#shared/scene/hit/visible-box.ts'
import { cutOut, type Picture } from './pixels.ts'

/** Kept around the drawing, so that its soft edge is not cut. */
const MARGIN_PX = 1

/** Cuts the transparent borders away; null where nothing can be seen. */
export function trimPicture(picture: Picture): Picture | null {
  const { pixels } = picture
  const seen = visibleBox(pixels, VISIBLE_ALPHA)
  if (!seen) return null
  const x = Math.max(0, seen.x - MARGIN_PX)
  const y = Math.max(0, seen.y - MARGIN_PX)
  const width = Math.min(pixels.width, seen.x + seen.width + MARGIN_PX) - x
  const height = Math.min(pixels.height, seen.y + seen.height + MARGIN_PX) - y
  return cutPicture(picture, { x, y, width, height })
}

/** Cuts only above and below: a strip that repeats keeps its whole width, so that both ends still meet. */
export function trimRows(picture: Picture): Picture | null {
  const seen = visibleBox(picture.pixels, VISIBLE_ALPHA)
  if (!seen) return null
  return cutPicture(picture, { ...seen, x: 0, width: picture.pixels.width })
}

function cutPicture({ pixels, box }: Picture, { x, y, width, height }: Box): Picture {
  const scale = pixels.width / box.width
  return {
    pixels: cutOut(pixels, x, y, width, height),
    box: { x: box.x + x / scale, y: box.y + y / scale, width: width / scale, height: height / scale },
  }
}
