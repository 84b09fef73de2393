import sharp from 'sharp'
import { blankPixels, cutOut, type Picture, type Pixels } from './pixels.ts'
import { trimPicture } from './trim.ts'

const RIM_COLOUR = [0xff, 0xe2, 0xb0] as const
/** Of a scene 1920 units wide, in units: how far the light comes round the edge, and how soft it is. */
const OFFSET = { x: 3, y: 4 }
const SOFTNESS = 0.9
const USUAL_WIDTH = 1920

/**
 * The lit upper left edge of an element, for additive blending: its outline less itself moved down and right. Made for
 * every element whose designer draws no hover.
 */
export async function hoverRim({ pixels, box }: Picture, sceneWidth: number): Promise<Picture | null> {
  const scale = pixels.width / box.width
  const unit = (sceneWidth / USUAL_WIDTH) * scale
  const dx = Math.max(1, Math.round(OFFSET.x * unit))
  const dy = Math.max(1, Math.round(OFFSET.y * unit))
  const margin = Math.ceil(SOFTNESS * unit * 3)
  const source = cutOut(pixels, -margin, -margin, pixels.width + 2 * margin, pixels.height + 2 * margin)
  const rim = await soften(edge(source, dx, dy), Math.max(0.3, SOFTNESS * unit))
  return trimPicture({
    pixels: rim,
    box: {
      x: box.x - margin / scale,
      y: box.y - margin / scale,
      width: rim.width / scale,
      height: rim.height / scale,
    },
  })
}

function edge({ data, width, height }: Pixels, dx: number, dy: number): Pixels {
  const rim = blankPixels(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const hidden = x >= dx && y >= dy ? (data[((y - dy) * width + x - dx) * 4 + 3] ?? 0) : 0
      rim.data.set(RIM_COLOUR, at)
      rim.data[at + 3] = Math.round(((data[at + 3] ?? 0) * (255 - hidden)) / 255)
    }
  }
  return rim
}

async function soften({ data, width, height }: Pixels, sigma: number): Promise<Pixels> {
  const blurred = await sharp(data, { raw: { width, height, channels: 4 } })
    .blur(sigma)
    .raw()
    .toBuffer()
  return { data: blurred, width, height }
}
