import type { ExamMove, ExamState } from '#kinds/exam/shared/schemas.ts'
import { notJudged } from '#src/features/tasks/play/judged.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export type Given = ExamState['given'][number]

export const EXAM_RULE: PlayRule<'egzamin'> = {
  kind: 'egzamin',

  judged: notJudged,

  apply(state, { question, answer, sureness }) {
    let { given } = state
    if (answer) {
      const before = given.find((one) => one.question === answer.question)
      given = put(given, { ...answer, sureness: before?.sureness ?? null })
    }
    const rated = sureness && given.find((one) => one.question === sureness.question)
    if (rated) given = put(given, { ...rated, sureness: sureness.value })
    return { ...state, question: question ?? state.question, given }
  },

  // the last answer to a question counts, and so does the last place
  merge(before, after) {
    const isApart = (slot: 'answer' | 'sureness') =>
      before[slot] && after[slot] && before[slot].question !== after[slot].question
    return isApart('answer') || isApart('sureness') ? null : ({ ...before, ...after } satisfies ExamMove)
  },
}

function put(given: readonly Given[], one: Given): Given[] {
  return [...given.filter(({ question }) => question !== one.question), one]
}
