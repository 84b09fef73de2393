import { textsOf } from '#kinds/define/texts-of.ts'
import { countSeconds, secondsOf } from '#shared/domain/coverage.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { FilmKind } from '../shared/film-schemas.ts'
import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** How much of it was seen, and the first answer to each question. */
export function handedInFilm(
  { seconds, moments = [] }: PlayableOf<FilmKind>,
  { seen, answered = [] }: StateOf<FilmKind>,
): HandedIn[] {
  return [
    { sort: 'coverage', percent: percentDone(countSeconds(seen), secondsOf(seconds)) },
    ...moments.flatMap(({ id, question }): HandedIn[] => {
      const given = answered.find(({ moment }) => moment === id)
      if (!question || !given) return []
      return [
        {
          sort: 'answer',
          question: question.text,
          given: textsOf(given.answers, question.answers),
          right: textsOf(given.correct, question.answers),
          isRight: given.isCorrect,
          sureness: null,
          why: given.explanation,
        },
      ]
    }),
  ]
}
