import { readFile, stat } from 'node:fs/promises'
import { megabytesOf, say, type FindingWords } from '#shared/domain/findings/words.ts'
import { UnreadableArt } from './unreadable-art.ts'

type MediaKind = 'webm' | 'mp4' | 'mp3' | 'ogg'

/** What a file of this sort may be, and how large. */
export interface MediaSort {
  kinds: readonly MediaKind[]
  /** What is said of a file that is none of them. */
  none: FindingWords
  mostBytes: number
}

/** Reads a film or a sound whose name says what it is. @throws UnreadableArt */
export async function readMedia(
  path: string,
  kind: MediaKind,
  { kinds, none, mostBytes }: MediaSort,
): Promise<Buffer> {
  const { size } = await stat(path)
  if (size === 0) throw new UnreadableArt(say('is-empty'), say('export-again'))
  if (size > mostBytes) {
    throw new UnreadableArt(
      say('has-more-than', { size: megabytesOf(size), most: megabytesOf(mostBytes) }),
      say('shorter-or-smaller'),
    )
  }
  const content = await readFile(path)
  const inside = kinds.find((one) => IS_INSIDE[one](content))
  if (inside === kind) return content
  if (inside === undefined) throw new UnreadableArt(none, say('export-as', { kind }))
  throw new UnreadableArt(say('format-inside', { format: inside }), say('call-or-export', { inside, kind }))
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
