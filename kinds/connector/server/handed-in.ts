import { textsOf } from '#kinds/define/texts-of.ts'
import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** Each left end, with what was joined to it at the first check. */
export function handedIn(
  { left, right }: PlayableOf<'quiz-connector-mothers-children'>,
  { judged }: StateOf<'quiz-connector-mothers-children'>,
): HandedIn[] {
  const ends = [...left, ...right].map(({ key, text }) => ({ id: key, text }))
  return judged.map((line) => ({
    sort: 'answer',
    question: textsOf([line.left], ends).join(),
    given: textsOf([line.chosen], ends),
    right: textsOf([line.right], ends),
    isRight: line.isCorrect,
    sureness: null,
    why: line.explanation,
  }))
}
