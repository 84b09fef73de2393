import sharp from 'sharp'
import { makeQueue } from '#server/lib/queue.ts'
import type { FileFolder, PictureSize } from './folder.ts'

/** By what its head says, before anything is unpacked. */
const MOST_PIXELS = 50_000_000

/** px along the longer side, and how well it is kept. */
const SIZES: Readonly<Record<PictureSize, { edge: number; quality: number }>> = {
  large: { edge: 4096, quality: 88 },
  small: { edge: 480, quality: 78 },
}

/** Unpacked, a picture may take as much memory as all else: one at a time. */
const inTurn = makeQueue({ atOnce: 1, waiting: 24 })
const PATIENCE_S = 30

/**
 * Encodes a picture anew, upright and without anything that the camera wrote beside it, and keeps that in place of what
 * was sent.
 * @returns false for what is broken, or has more than 50 million pixels
 * @throws QueueFull while too many wait
 */
export async function encodePicture(
  folder: FileFolder,
  id: string,
): Promise<'kept' | 'broken' | 'too-many-pixels'> {
  return inTurn(async () => {
    const size = await sharp(folder.path(id), { limitInputPixels: false })
      .metadata()
      .catch(() => null)
    if (!size) return 'broken'
    if (size.width * size.height > MOST_PIXELS) return 'too-many-pixels'
    try {
      await encode(folder.path(id), folder.pathOfPicture(id, 'large'), SIZES.large)
      await encode(folder.pathOfPicture(id, 'large'), folder.pathOfPicture(id, 'small'), SIZES.small)
    } catch {
      return 'broken'
    }
    return 'kept'
  })
}

async function encode(
  from: string,
  to: string,
  { edge, quality }: { edge: number; quality: number },
): Promise<void> {
  await sharp(from, { limitInputPixels: MOST_PIXELS, sequentialRead: true })
    .timeout({ seconds: PATIENCE_S })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toFile(to)
}
