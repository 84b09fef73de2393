import { refuseWhenFull } from '#server/http/must-wait.ts'
import { refusedField } from '#server/http/problem.ts'
import { squarePicture } from '#server/lib/square-picture.ts'

/** px, square. */
export const AVATAR_SIZE = 256

/** @throws Problem 422 `image`: `not-a-picture` or `too-large`; 429 while too many wait */
export async function paintAvatar(file: Buffer): Promise<Buffer> {
  const painted = await squarePicture(file, AVATAR_SIZE).catch(refuseWhenFull)
  if (typeof painted === 'string') throw refusedField('image', painted)
  return painted
}
