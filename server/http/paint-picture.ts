import { createHash } from 'node:crypto'
import { squarePicture } from '#server/lib/square-picture.ts'
import { refuseWhenFull } from './must-wait.ts'
import { refusedField } from './problem.ts'

/** A picture as it is kept. */
export interface PaintedPicture {
  /** Hash of the picture; its address carries it. */
  version: string
  /** WebP, square. */
  image: Buffer
}

/**
 * Of the field `image` of a call.
 * @param size px a side
 * @throws Problem 422 `image`: `not-a-picture` or `too-large`; 429 while too many wait
 */
export async function paintPicture(base64: string, size: number): Promise<PaintedPicture> {
  const image = await squarePicture(Buffer.from(base64, 'base64'), size).catch(refuseWhenFull)
  if (typeof image === 'string') throw refusedField('image', image)
  return { version: createHash('sha256').update(image).digest('hex').slice(0, 16), image }
}
