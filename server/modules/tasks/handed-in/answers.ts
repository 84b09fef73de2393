import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** Every question that was asked, with what was given and what is right. */
export function handedInExam({ questions }: PlayableOf<'egzamin'>, state: StateOf<'egzamin'>): HandedIn[] {
  return questions.map(({ id, text, answers }) => {
    const given = state.given.find(({ question }) => question === id)
    const review = state.review?.find(({ question }) => question === id)
    return {
      sort: 'answer',
      question: text,
      given: textsOf(given?.answers, answers),
      right: textsOf(review?.correct, answers),
      isRight: review?.isCorrect ?? false,
      sureness: given?.sureness ?? null,
    }
  })
}

/** The first answer to each card, which is the one that counts. */
export function handedInPill(
  { cards }: PlayableOf<'learning-pill'>,
  { answered }: StateOf<'learning-pill'>,
): HandedIn[] {
  return cards.flatMap(({ id, question }) => {
    const given = answered.find(({ card }) => card === id)
    if (!question || !given) return []
    return [
      {
        sort: 'answer',
        question: question.text,
        given: textsOf(given.answers, question.answers),
        right: textsOf(given.correct, question.answers),
        isRight: given.isCorrect,
        sureness: null,
      },
    ]
  })
}

/** Each left end, with what was joined to it at the first check. */
export function handedInLines(
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
  }))
}

function textsOf(ids: readonly string[] = [], all: readonly { id: string; text: string }[]): string[] {
  return ids.map((id) => all.find((one) => one.id === id)?.text ?? id)
}
