import { VISIBLE_ALPHA } from '#shared/scene/hit/visible-box.ts'
import type { Pixels } from './pixels.ts'

/**
 * Turns a drawing of light on black into a picture for additive blending: what it adds to red, green and blue stays the
 * same, but black becomes transparent, so that its borders can be trimmed and no occluder needs storing. Alpha is the
 * brightest channel and the colours are divided by it. Works in place.
 */
export function toAdditive(pixels: Pixels): Pixels {
  const { data } = pixels
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0
    if (alpha === 0) continue
    const red = ((data[i] ?? 0) * alpha) / 255
    const green = ((data[i + 1] ?? 0) * alpha) / 255
    const blue = ((data[i + 2] ?? 0) * alpha) / 255
    const brightest = Math.max(red, green, blue)
    if (brightest < VISIBLE_ALPHA) {
      data.fill(0, i, i + 4)
      continue
    }
    data[i] = Math.round((red / brightest) * 255)
    data[i + 1] = Math.round((green / brightest) * 255)
    data[i + 2] = Math.round((blue / brightest) * 255)
    data[i + 3] = Math.round(brightest)
  }
  return pixels
}
