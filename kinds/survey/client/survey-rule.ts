import type { SurveyPlayable, SurveyState } from '#kinds/survey/shared/schemas.ts'
import { notJudged } from '#src/features/tasks/play/judged.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export type Question = SurveyPlayable['questions'][number]
export type Answers = SurveyState['answers']
export type Value = Answers[number]['value']

export const SURVEY: PlayRule<'survey'> = {
  kind: 'survey',
  judged: notJudged,
  apply: (state, { answer }) => ({ ...state, answers: put(state.answers, answer) }),
  // the last answer to a question counts
  merge: (before, after) => (before.answer.question === after.answer.question ? after : null),
}

export function put(answers: Answers, one: Answers[number]): Answers {
  return [...answers.filter(({ question }) => question !== one.question), one]
}

export function answerTo({ id }: Question, answers: Answers): Value | null {
  return answers.find(({ question }) => question === id)?.value ?? null
}

/** Words that were taken back are no answer. */
export function isAnswered(question: Question, answers: Answers): boolean {
  const value = answerTo(question, answers)
  return typeof value === 'string' ? value.trim() !== '' : value !== null
}
