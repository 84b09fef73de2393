import type { FilmKind } from '../shared/film-schemas.ts'
import type { ContentOf } from '#shared/scene/tasks/task.ts'
import type { Findings } from '#server/intake/findings.ts'
import type { TaskFiles } from '#server/intake/tasks/task-intake.ts'

/** A film has no words but its captions, which lie beside it. */
export const filmIntake = { check, words: () => null, shownShare: () => 1, whyNotRated: () => null, publish }

/** Its own speed cannot be taken away: it is the one that everybody begins with. */
function check({ speeds }: Pick<ContentOf<FilmKind>, 'speeds'>, label: string, findings: Findings): void {
  if (!speeds || speeds.includes(1)) return
  findings.error(label, 'content.speeds lacks 1', 'Add 1: a film is first seen at its own speed.')
}

async function publish<Kind extends FilmKind>(
  { type, film, poster, speeds }: { type: Kind } & Omit<ContentOf<FilmKind>, 'type'>,
  files: TaskFiles,
) {
  return {
    type,
    poster: await files.picture(poster, 'content.poster'),
    ...(speeds && { speeds }),
    ...(await files.film(film, 'content.film')),
  }
}
