import type { SurveyAnswer } from '#shared/domain/tally.ts'
import type { SurveyContent } from '../shared/schemas.ts'
import { isAnswerTo } from './rule.ts'

type Question = SurveyContent['questions'][number]

/** What an anonymous survey needs: its answers are stored without who gave them. */
export const anonymous = {
  isAnonymous: (content: SurveyContent): boolean => content.anonymous === true,
  findWrongAnswer,
  questions: ({ questions }: SurveyContent) =>
    questions.map((question) => ({ id: question.id, sort: question.sort, values: valuesOf(question) })),
}

/** The index of the first answer that belongs to no question, is none of its values or is given twice; -1 where all fit. */
function findWrongAnswer({ questions }: SurveyContent, answers: readonly SurveyAnswer[]): number {
  return answers.findIndex(({ question, value }, index) => {
    const asked = questions.find(({ id }) => id === question)
    const isFirst = answers.findIndex((one) => one.question === question) === index
    return !asked || !isFirst || !isAnswerTo(asked, value)
  })
}

function valuesOf(question: Question): number[] {
  if (question.sort === 'opinion') return []
  const [min, max] = question.sort === 'scale' ? [question.min, question.max] : [1, question.starsNumber]
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}
