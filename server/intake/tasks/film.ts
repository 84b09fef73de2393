import type { FilmKind } from '#shared/scene/tasks/film.ts'
import type { TaskFiles, TaskIntake } from './task-intake.ts'

/** A film has no words but its captions, which lie beside it. */
const wordless = { check: () => undefined, words: () => null }

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

async function publish<Kind extends FilmKind>(
  { type, film, poster }: { type: Kind; film: string; poster: string },
  files: TaskFiles,
) {
  return {
    type,
    poster: await files.picture(poster, 'content.poster'),
    ...(await files.film(film, 'content.film')),
  }
}
