import sharp from 'sharp'
import { makeQueue } from './queue.ts'

/** Unpacked they take 48 MB; more would take the memory of everybody else. Browsers make a picture small before they send it. */
const MOST_PIXELS = 12_000_000

/** One is painted in less than a second, so none waits longer than a form may. */
const enqueue = makeQueue({ atOnce: 1, waiting: 8 })

/** A picture that cannot be painted in this time is none that a person took. */
const TIMEOUT_S = 4

/**
 * How the files of pictures begin that browsers send; nothing else reaches a decoder. AVIF and HEIF do not: a few kilobytes
 * of them keep a decoder of films busy for seconds, in as much memory as it likes.
 */
const SIGNS: readonly { at: number; bytes: readonly number[] }[][] = [
  [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }],
  [{ at: 0, bytes: [...Buffer.from('GIF8')] }],
  [
    { at: 0, bytes: [...Buffer.from('RIFF')] },
    { at: 8, bytes: [...Buffer.from('WEBP')] },
  ],
]

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

/** Why a picture is none that can be used. */
export type PictureRefusal = 'not-a-picture' | 'too-large'

/** What a picture is made to fit, in px. */
export interface PictureFrame {
  width: number
  height: number
  /** `cover` fills it and cuts off the rest; `contain` fills it up with nothing; `inside` keeps the shape and makes none larger. */
  fit: 'cover' | 'contain' | 'inside'
}

/**
 * A WebP of what was sent, upright, its first frame, and nothing that the camera wrote beside it; what shines through stays so.
 * @throws QueueFull while too many wait
 */
export async function framedPicture(file: Buffer, frame: PictureFrame): Promise<Buffer | PictureRefusal> {
  return isPicture(file) ? enqueue(() => paint(file, frame)) : 'not-a-picture'
}

async function paint(file: Buffer, { width, height, fit }: PictureFrame): Promise<Buffer | PictureRefusal> {
  const refusal = await refusalOf(file)
  if (refusal) return refusal
  try {
    return await sharp(file, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside', background: NOTHING })
      .webp({ quality: 84 })
      .toBuffer()
  } catch {
    return 'not-a-picture'
  }
}

function isPicture(file: Buffer): boolean {
  return SIGNS.some((sign) =>
    sign.every(({ at, bytes }) => bytes.every((byte, index) => file[at + index] === byte)),
  )
}

/** By what its head says, before anything is unpacked. */
async function refusalOf(file: Buffer): Promise<PictureRefusal | null> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    return width * height > MOST_PIXELS ? 'too-large' : null
  } catch {
    return 'not-a-picture'
  }
}
