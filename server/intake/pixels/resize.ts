import sharp from 'sharp'
import type { Picture, Pixels } from './pixels.ts'

/** The same picture at another fineness; its place on the canvas stays. @param scale pixels per reference unit */
export async function resizePicture({ pixels, box }: Picture, scale: number): Promise<Picture> {
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  return { pixels: await resizePixels(pixels, width, height), box }
}

export async function resizePixels(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  if (width === pixels.width && height === pixels.height) return pixels
  const last = resized.get(pixels.data)
  if (last?.width === width && last.height === height) return last
  const now = await resizeAnew(pixels, width, height)
  resized.set(pixels.data, now)
  return now
}

/** The last size of pixels that are still at hand. */
const resized = new WeakMap<Uint8Array, Pixels>()

async function resizeAnew(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  const data = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { data, width, height }
}
