import { contentOf, moveOf, playableOf, stateOf, type PublishedFilm } from './film-schemas.ts'

export const FilmContent = contentOf('film2')
export type FilmPublished = PublishedFilm<'film2'>
export const FilmPlayable = playableOf('film2')
export const FilmState = stateOf('film2')
export const FilmMove = moveOf('film2')
