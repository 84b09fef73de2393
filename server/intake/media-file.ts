import { readFile, stat } from 'node:fs/promises'
import { megabytes } from './scene/measures.ts'
import { UnreadableArt } from './unreadable-art.ts'

type MediaKind = 'webm' | 'mp4' | 'mp3' | 'ogg'

/** What a file of this sort may be, and how large. */
export interface MediaSort {
  kinds: readonly MediaKind[]
  /** "neither WebM nor MP4" */
  none: string
  mostBytes: number
}

/** Reads a film or a sound whose name says what it is. @throws UnreadableArt */
export async function readMedia(
  path: string,
  kind: MediaKind,
  { kinds, none, mostBytes }: MediaSort,
): Promise<Buffer> {
  const { size } = await stat(path)
  if (size === 0) throw new UnreadableArt('is empty', 'Export it again.')
  if (size > mostBytes) {
    throw new UnreadableArt(
      `has ${megabytes(size)}, more than ${megabytes(mostBytes)}`,
      'Make it shorter or smaller, or export it with more compression.',
    )
  }
  const content = await readFile(path)
  const inside = kinds.find((one) => IS_INSIDE[one](content))
  if (inside === kind) return content
  throw new UnreadableArt(
    inside === undefined ? `is ${none} inside` : `is ${inside} inside`,
    inside === undefined ? `Export it as ${kind}.` : `Call it .${inside}, or export it as ${kind}.`,
  )
}

/** By what it is: people rename files. */
const IS_INSIDE: Record<MediaKind, (content: Buffer) => boolean> = {
  // Matroska has the same head; its type stands a few bytes on
  webm: (content) => content.toString('hex', 0, 4) === '1a45dfa3' && content.subarray(0, 64).includes('webm'),
  mp4: (content) =>
    content.toString('latin1', 4, 8) === 'ftyp' && content.toString('latin1', 8, 12) !== 'qt  ',
  ogg: (content) => content.toString('latin1', 0, 4) === 'OggS',
  mp3: (content) => content.toString('latin1', 0, 3) === 'ID3' || isMp3Frame(content),
}

/** Eleven bits that are all set, then a version that there is and layer three. */
function isMp3Frame([first = 0, second = 0]: Buffer): boolean {
  return first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08
}
