import sharp from 'sharp'
import { blankPixels, type Picture, type Pixels } from './pixels.ts'
import { trimPicture } from './trim.ts'

export interface Water {
  /** y of the element's foot, where it meets the water. */
  waterline: number
  /** y where the water meets the sky. */
  horizon: number
  width: number
  height: number
}

const USUAL_WIDTH = 1920
const SQUASH = 0.6
/** In units of a scene 1920 wide: at the horizon, and what is added at the bottom edge. */
const LENGTH = { far: 70, nearer: 190 }
const STRONGEST = 0.62
const COLOUR = [
  { times: 0.72, plus: 8 },
  { times: 0.8, plus: 16 },
  { times: 0.88, plus: 30 },
] as const
const BLUR = 0.6

/**
 * The mirror image of an element on the water below it, made of its own pixels: turned over at the waterline, squashed,
 * its rows shifted and dropped as by ripples that grow with the distance from the shore, fading and cooler.
 */
export async function reflectOnWater({ pixels, box }: Picture, water: Water): Promise<Picture | null> {
  const scale = pixels.width / box.width
  const unit = (water.width / USUAL_WIDTH) * scale
  const nearness = clamp((water.waterline - water.horizon) / (water.height - water.horizon))
  const room = (water.height - water.waterline) * scale
  const length = Math.floor(Math.min((LENGTH.far + LENGTH.nearer * nearness) * unit, room))
  if (length < 1) return null
  const margin = Math.ceil(16 * unit)
  const mirror = blankPixels(pixels.width + 2 * margin, length)
  const shore = Math.round((water.waterline - box.y) * scale)
  for (let row = 0; row < length; row++) mirrorRow(pixels, mirror, { row, length, shore, margin, unit })
  const soft = await blur(mirror, Math.max(0.3, BLUR * unit))
  return trimPicture({
    pixels: soft,
    box: {
      x: box.x - margin / scale,
      y: water.waterline,
      width: soft.width / scale,
      height: soft.height / scale,
    },
  })
}

interface MirrorRow {
  row: number
  length: number
  /** Row of the source at the waterline. */
  shore: number
  margin: number
  /** Pixels per unit of a scene 1920 wide. */
  unit: number
}

function mirrorRow(source: Pixels, mirror: Pixels, { row, length, shore, margin, unit }: MirrorRow): void {
  const from = Math.round(shore - 1 - row / SQUASH)
  if (from < 0 || from >= source.height) return
  const t = row / length
  const phase = 3.1 * (row / unit + 8) ** 0.62
  const shift = Math.round((0.6 + 9 * t) * (Math.sin(phase) + 0.5 * Math.sin(2.7 * phase + 1)) * unit)
  const dropped = Math.max(0, Math.sin(1.35 * phase + 0.6)) ** 3
  const strength = STRONGEST * (1 - t) ** 1.15 * (1 - dropped)
  for (let x = 0; x < source.width; x++) {
    const to = x + margin + shift
    if (to < 0 || to >= mirror.width) continue
    const read = (from * source.width + x) * 4
    const write = (row * mirror.width + to) * 4
    for (const [channel, { times, plus }] of COLOUR.entries()) {
      mirror.data[write + channel] = Math.min(
        255,
        Math.round((source.data[read + channel] ?? 0) * times + plus),
      )
    }
    mirror.data[write + 3] = Math.round((source.data[read + 3] ?? 0) * strength)
  }
}

async function blur({ data, width, height }: Pixels, sigma: number): Promise<Pixels> {
  const soft = await sharp(data, { raw: { width, height, channels: 4 } })
    .blur(sigma)
    .raw()
    .toBuffer()
  return { data: soft, width, height }
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
