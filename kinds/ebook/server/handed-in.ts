import { textsOf } from '#kinds/define/texts-of.ts'
import type { HandedIn } from '#shared/contract/reviews.ts'
import type { EbookPlayable, EbookState } from '../shared/schemas.ts'

/** The first answer to each question between its chapters. */
export function handedInBook({ questions = [] }: EbookPlayable, { answered = [] }: EbookState): HandedIn[] {
  return questions.flatMap(({ id, question }): HandedIn[] => {
    const given = answered.find((one) => one.question === id)
    if (!given) return []
    return [
      {
        ...{ sort: 'answer', question: question.text, sureness: null },
        given: textsOf(given.answers, question.answers),
        right: textsOf(given.correct, question.answers),
        ...{ isRight: given.isCorrect, why: given.explanation },
      },
    ]
  })
}
