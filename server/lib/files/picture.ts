import sharp, { type Metadata } from 'sharp'
import { makeQueue } from '#server/lib/queue.ts'
import type { FileFolder } from './folder.ts'
import { isTooLarge, MOST_PIXELS } from './picture-limits.ts'

/** Pixels of what is made to be looked at. */
const LARGE_PIXELS = 4_000_000
/** px along the longer side of what stands for it in a list. */
const SMALL_EDGE = 480

/** Unpacked, a picture may take as much memory as all else: one at a time. */
const enqueue = makeQueue({ atOnce: 1, waiting: 24 })
/** What is let in takes two or three seconds of a processor that has nothing else to do. */
const TIMEOUT_S = 20

/**
 * Encodes a picture anew, upright, on white and without anything that the camera wrote beside it, and keeps that in place of
 * what was sent.
 * @returns `too-many-pixels` where unpacking it would take too much memory (`picture-limits.ts`)
 * @throws QueueFull while too many wait
 */
export async function encodePicture(
  folder: FileFolder,
  id: string,
): Promise<'kept' | 'broken' | 'too-many-pixels'> {
  return enqueue(async () => {
    const head = await sharp(folder.path(id), { limitInputPixels: false })
      .metadata()
      .catch(() => null)
    if (!head) return 'broken'
    if (isTooLarge(head)) return 'too-many-pixels'
    const large = folder.pathOfPicture(id, 'large')
    try {
      await encode(folder.path(id), large, largeEdge(head))
      await encode(large, folder.pathOfPicture(id, 'small'), SMALL_EDGE)
    } catch {
      return 'broken'
    }
    return 'kept'
  })
}

/** px along the longer side. */
function largeEdge({ width, height }: Metadata): number {
  const scale = Math.min(1, Math.sqrt(LARGE_PIXELS / (width * height)))
  return Math.max(1, Math.floor(Math.max(width, height) * scale))
}

/** A JPEG without tables of its own is written line by line; a WebP has to be there as a whole first, in twice the memory. */
async function encode(from: string, to: string, edge: number): Promise<void> {
  await sharp(from, { limitInputPixels: MOST_PIXELS, sequentialRead: true })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .flatten({ background: 'white' })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toFile(to)
}
