import sharp from 'sharp'
import type { Pixels } from '../pixels/pixels.ts'

export const MOST_SIDE_PX = 4096
export const MOST_PIXELS = 50_000_000
/** A drawing that takes longer was made to hurt. */
const LONGEST_SECONDS = 30
const PLAIN_DENSITY = 72

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
