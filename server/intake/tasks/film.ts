import type { FilmKind } from '#kinds/film/shared/film-schemas.ts'
import type { ContentOf } from '#shared/scene/tasks/task.ts'
import type { Findings } from '../findings.ts'
import type { TaskFiles, TaskIntake } from './task-intake.ts'

/** A film has no words but its captions, which lie beside it. */
const wordless = { check, words: () => null }

export const film2: TaskIntake<'film2'> = {
  ...wordless,
  kind: 'film2',
  publish: (content, files) => publish(content, files),
}

export const videoPlayer: TaskIntake<'video_player'> = {
  ...wordless,
  kind: 'video_player',
  publish: (content, files) => publish(content, files),
}

/** Its own speed cannot be taken away: it is the one that everybody begins with. */
function check({ speeds }: Pick<ContentOf<FilmKind>, 'speeds'>, label: string, findings: Findings): void {
  if (!speeds || speeds.includes(1)) return
  findings.fault(label, 'content.speeds lacks 1', 'Add 1: a film is first seen at its own speed.')
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
