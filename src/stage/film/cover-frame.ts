import type { Box } from '#shared/scene/layout.ts'
import type { Size } from '../geometry.ts'

/** The middle part of a film that fills a box without stretching (pixels of the film). */
export function coverFrame(film: Size, box: Size): Box {
  const scale = Math.max(box.width / film.width, box.height / film.height)
  const width = box.width / scale
  const height = box.height / scale
  return { x: (film.width - width) / 2, y: (film.height - height) / 2, width, height }
}
