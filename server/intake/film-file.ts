import { say } from '#shared/domain/findings/words.ts'
import { readMedia, type MediaSort } from './media-file.ts'

/** A film that somebody sits down to see is fetched in parts. */
export const MOST_TASK_FILM_BYTES = 200 * 1024 * 1024

/** A film is fetched while the scene is played: on a slow line more never comes. */
export const MOST_FILM_BYTES = 12 * 1024 * 1024

const FILM = {
  kinds: ['webm', 'mp4'],
  none: say('no-film-inside'),
  mostBytes: MOST_FILM_BYTES,
} satisfies MediaSort

/** Reads the film of a task whose name says what it is. @throws UnreadableArt */
export function readTaskFilm(path: string, kind: 'webm' | 'mp4'): Promise<Buffer> {
  return readMedia(path, kind, { ...FILM, mostBytes: MOST_TASK_FILM_BYTES })
}

/** Reads a film whose name says what it is. @throws UnreadableArt */
export function readFilm(path: string, kind: 'webm' | 'mp4'): Promise<Buffer> {
  return readMedia(path, kind, FILM)
}
