import { say } from '#shared/domain/findings/words.ts'
import { readMedia, type MediaSort } from './media-file.ts'

/** Browsers unpack a sound whole before they play it. */
export const MOST_SOUND_BYTES = 8 * 1024 * 1024

export const SOUND_KINDS = ['ogg', 'webm', 'mp3'] as const
type SoundKind = (typeof SOUND_KINDS)[number]

const SOUND = {
  kinds: SOUND_KINDS,
  none: say('no-sound-inside'),
  mostBytes: MOST_SOUND_BYTES,
} satisfies MediaSort

/** Reads a sound whose name says what it is. @throws UnreadableArt */
export function readSound(path: string, kind: SoundKind): Promise<Buffer> {
  return readMedia(path, kind, SOUND)
}
