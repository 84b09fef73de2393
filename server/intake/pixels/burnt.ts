import type { Picture } from './pixels.ts'

/** Of 255: where a light adds this much, and its element is this closed, somebody meant to light it. */
const LIT = 48
const CLOSED = 128
/** Every so many pixels of the light are looked at. */
const STEP = 3
/** Of 255: from here on nothing is left of the drawing. */
const WHITE = 254

/** How the shares are counted: part of the key of all that keeps one, so that another rule counts anew. */
export const BURNT_RULE = `burnt ${LIT} ${CLOSED} ${STEP} ${WHITE}`

/**
 * Which share of what a light falls on turns white: there nothing of the drawing is left. 0 where it falls on nothing.
 * @param light as `toAdditive` leaves it: its alpha is the most that it adds to a channel, and black is transparent
 */
export function burntShare(base: Picture, light: Picture): number {
  let lit = 0
  let white = 0
  const { pixels, box } = light
  for (let y = 0; y < pixels.height; y += STEP) {
    for (let x = 0; x < pixels.width; x += STEP) {
      const at = (y * pixels.width + x) * 4
      const added = pixels.data[at + 3] ?? 0
      if (added < LIT) continue
      const below = pixelAt(
        base,
        box.x + ((x + 0.5) * box.width) / pixels.width,
        box.y + ((y + 0.5) * box.height) / pixels.height,
      )
      if (below === null || (base.pixels.data[below + 3] ?? 0) < CLOSED) continue
      lit += 1
      const isWhite = [0, 1, 2].every((channel) => {
        const brighter = ((pixels.data[at + channel] ?? 0) * added) / 255
        return (base.pixels.data[below + channel] ?? 0) + brighter > WHITE
      })
      if (isWhite) white += 1
    }
  }
  return lit === 0 ? 0 : white / lit
}

/** Where its four bytes begin; null beside the picture. */
function pixelAt({ pixels, box }: Picture, x: number, y: number): number | null {
  const column = Math.floor(((x - box.x) * pixels.width) / box.width)
  const row = Math.floor(((y - box.y) * pixels.height) / box.height)
  const isInside = column >= 0 && row >= 0 && column < pixels.width && row < pixels.height
  return isInside ? (row * pixels.width + column) * 4 : null
}
