import { readFile, stat } from 'node:fs/promises'
import { megabytes } from './scene/measures.ts'
import { UnreadableArt } from './unreadable-art.ts'

/** A film is fetched while the scene is played: on a slow line more never comes. */
export const MOST_FILM_BYTES = 12 * 1024 * 1024

type FilmKind = 'webm' | 'mp4'

/** Reads a film whose name says what it is. @throws UnreadableArt */
export async function readFilm(path: string, kind: FilmKind): Promise<Buffer> {
  const { size } = await stat(path)
  if (size === 0) throw new UnreadableArt('is empty', 'Export it again.')
  if (size > MOST_FILM_BYTES) {
    throw new UnreadableArt(
      `has ${megabytes(size)}, more than ${megabytes(MOST_FILM_BYTES)}`,
      'Make it shorter or smaller, or export it with more compression.',
    )
  }
  const content = await readFile(path)
  const inside = kindInside(content)
  if (inside === kind) return content
  throw new UnreadableArt(
    inside === null ? 'is neither WebM nor MP4 inside' : `is ${inside} inside`,
    inside === null ? `Export it as ${kind}.` : `Call it .${inside}, or export it as ${kind}.`,
  )
}

/** By what it is: people rename files. */
function kindInside(content: Buffer): FilmKind | null {
  const isEbml = content.toString('hex', 0, 4) === '1a45dfa3'
  // Matroska has the same head; its type stands a few bytes on
  if (isEbml) return content.subarray(0, 64).includes('webm') ? 'webm' : null
  const isBoxed = content.toString('latin1', 4, 8) === 'ftyp'
  return isBoxed && content.toString('latin1', 8, 12) !== 'qt  ' ? 'mp4' : null
}
