import { createHash, type Hash } from 'node:crypto'
import type { PixelFormat, PsdDocument } from './document.ts'
import { FileBytes } from './file-bytes.ts'
import { locate, type LayerRecord } from './locate.ts'
import { understand } from './understand.ts'

const PIECE = 1024 * 1024

/** Reads what a document is, and of its pixels only by what they are known again. @throws UnreadableArt */
export function openDocument(path: string): PsdDocument {
  const file = new FileBytes(path)
  try {
    const located = locate(file)
    const { width, height, format, profile } = located
    const layers = understand(file, located, (record) => hashOf(file, record, format))
    const isOwn = profile !== null && !isSrgb(profile)
    return {
      width,
      height,
      format,
      profile: isOwn ? new Uint8Array(profile) : null,
      layers,
      stamp: file.stamp,
    }
  } finally {
    file.close()
  }
}

function hashOf(file: FileBytes, { channels }: LayerRecord, format: PixelFormat): string {
  const hash = createHash('sha256').update(JSON.stringify(format))
  for (const { id, at, length } of channels) {
    hash.update(`\0${id} ${length}\0`)
    addBytes(hash, file, at, length)
  }
  return hash.digest('hex').slice(0, 16)
}

function addBytes(hash: Hash, file: FileBytes, from: number, length: number): void {
  for (let at = from; at < from + length; at += PIECE)
    hash.update(file.bytes(at, Math.min(PIECE, from + length - at)))
}

/** By the description in the profile, in letters of one byte or of two. */
function isSrgb(profile: Buffer): boolean {
  return profile.toString('latin1').replaceAll('\0', '').includes('sRGB')
}
