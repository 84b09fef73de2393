import { countSeconds, secondsOf } from '#shared/domain/coverage.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { FilmKind } from '../shared/film-schemas.ts'
import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** How much of it was seen. */
export function handedInFilm({ seconds }: PlayableOf<FilmKind>, { seen }: StateOf<FilmKind>): HandedIn[] {
  return [{ sort: 'coverage', percent: percentDone(countSeconds(seen), secondsOf(seconds)) }]
}
