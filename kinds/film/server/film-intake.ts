import { say } from '#shared/domain/findings/words.ts'
import type { FilmKind, Moment } from '../shared/film-schemas.ts'
import { inOrderOf } from '../shared/show-moments.ts'
import type { ContentOf } from '#shared/scene/tasks/task.ts'
import { checkQuestion } from '#server/intake/check/question.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { Findings } from '#server/intake/findings.ts'
import type { NeededPart, NeededWords, TaskFiles } from '#server/intake/tasks/task-intake.ts'

/** A film has no words but those of its moments, and its captions, which lie beside it. */
export const filmIntake = {
  ...{ check, words, shownShare: () => 1, whyNotRated: () => null, publish },
  needsTranscript: ({ isSaidInFull }: Pick<ContentOf<FilmKind>, 'isSaidInFull'>) => isSaidInFull !== true,
}

type Written = Pick<ContentOf<FilmKind>, 'speeds' | 'moments'>

/** Its own speed cannot be taken away: it is the one that everybody begins with. */
function check({ speeds, moments = [] }: Written, label: string, findings: Findings): void {
  if (speeds && !speeds.includes(1)) findings.error(label, say('film-speeds'), say('film-speeds-hint'))
  const ids = moments.map(({ id }) => id)
  checkTwice(ids, 'content.moments', label, findings)
  for (const [index, { question }] of moments.entries()) {
    if (question) checkQuestion(question, `content.moments[${index}].question`, label, findings)
  }
}

function words({ moments = [] }: Written): NeededWords | null {
  return moments.length === 0 ? null : { group: 'moments', parts: moments.map(wordsOf) }
}

function wordsOf({ id, question }: Moment): NeededPart {
  return question
    ? { id, fields: ['question', 'explanation'], answers: question.answers }
    : { id, fields: ['title'] }
}

async function publish<Kind extends FilmKind>(
  { type, film, poster, speeds, moments = [] }: { type: Kind } & Omit<ContentOf<FilmKind>, 'type'>,
  files: TaskFiles,
) {
  const served = await files.film(film, 'content.film')
  return {
    type,
    poster: await files.picture(poster, 'content.poster'),
    ...(speeds && { speeds }),
    ...served,
    ...(moments.length > 0 && { moments: inOrderOf(moments, served.seconds) }),
  }
}
