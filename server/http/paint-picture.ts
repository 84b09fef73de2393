import { createHash } from 'node:crypto'
import { framedPicture, type PictureFrame } from '#server/lib/framed-picture.ts'
import { refuseWhenFull } from './must-wait.ts'
import { refusedField } from './problem.ts'

/** A picture as it is kept. */
export interface PaintedPicture {
  /** Hash of the picture; its address carries it. */
  version: string
  /** WebP. */
  image: Buffer
}

/**
 * Of the field `image` of a call.
 * @param shape px a side of a square, or a frame
 * @throws Problem 422 `image`: `not-a-picture` or `too-large`; 429 while too many wait
 */
export async function paintPicture(base64: string, shape: number | PictureFrame): Promise<PaintedPicture> {
  const frame = typeof shape === 'number' ? ({ width: shape, height: shape, fit: 'cover' } as const) : shape
  const image = await framedPicture(Buffer.from(base64, 'base64'), frame).catch(refuseWhenFull)
  if (typeof image === 'string') throw refusedField('image', image)
  return { version: createHash('sha256').update(image).digest('hex').slice(0, 16), image }
}
