import type { Metadata } from 'sharp'

/** By what its head says, before anything is unpacked. */
export const MOST_PIXELS = 50_000_000
/** px: a line that is a pixel wide and millions long keeps the server busy for as long as nothing else does. */
const LONGEST_EDGE = 30_000

/** Some lines are held at once: bytes of one; in px where it is a JPEG, which is made smaller while it is read. */
const LONGEST_LINE = { bytes: 24_500, jpegPx: 14_000 }
/** Bytes that may be held of a picture that does not come line by line; with all else that is 64 MB of memory. */
const MOST_HELD = 26_000_000

/** Bytes of a pixel, measured: a WebP without losses is unpacked as a whole, and one that moves twice. */
const WEBP_PIXEL = 6
const MOVING_WEBP_PIXEL = 12
/** 16 bits a colour, and the inks of printers, are turned into what screens show in more room. */
const WIDE_PIXEL = 4

/** Whether unpacking a picture would take more memory than it may. */
export function isTooLarge(head: Metadata): boolean {
  const { width, height } = head
  const pixels = width * height
  return (
    pixels > MOST_PIXELS ||
    Math.max(width, height) > LONGEST_EDGE ||
    isLineTooLong(head) ||
    pixels * bytesOfPixel(head) > MOST_HELD
  )
}

function isLineTooLong({ width, format, channels, depth }: Metadata): boolean {
  if (format === 'jpeg') return width > LONGEST_LINE.jpegPx
  return width * channels * (depth === 'ushort' ? 2 : 1) > LONGEST_LINE.bytes
}

/** Bytes of each pixel that are held at once; none where the picture comes line by line, as cameras write it. */
function bytesOfPixel(head: Metadata): number {
  const { format, depth, space, pages = 1 } = head
  if (format === 'webp') return pages > 1 ? MOVING_WEBP_PIXEL : WEBP_PIXEL
  const isWide = depth === 'ushort' || space === 'cmyk'
  return Math.max(head.isProgressive ? bytesOfWhole(head) : 0, isWide ? WIDE_PIXEL : 0)
}

/** A progressive JPEG or an interlaced PNG is complete with its last byte only. The JPEG is kept as coefficients, of two bytes each. */
function bytesOfWhole({ format, depth, channels, chromaSubsampling }: Metadata): number {
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels
  return samples * (format === 'jpeg' || depth === 'ushort' ? 2 : 1)
}
