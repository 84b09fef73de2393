import { textsOf } from '#kinds/define/texts-of.ts'
import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** Every question that was asked, with what was given and what is right. */
export function handedIn({ questions }: PlayableOf<'egzamin'>, state: StateOf<'egzamin'>): HandedIn[] {
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
