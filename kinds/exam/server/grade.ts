import { isSure } from '#shared/domain/sureness.ts'
import type { ExamContent, ExamState } from '../shared/schemas.ts'
import { asked, givenTo, isAnswered, type Asked, type Paper } from './paper.ts'

export function isRight({ id, correct }: Asked, paper: Paper): boolean {
  const given = givenTo(paper, id)?.answers ?? []
  return given.length === correct.length && given.every((answer) => correct.includes(answer))
}

export function grade(content: ExamContent, paper: Paper): { right: number; all: number; isPassed: boolean } {
  const questions = asked(content, paper)
  const right = questions.filter((question) => isRight(question, paper)).length
  const all = questions.length
  return { right, all, isPassed: all > 0 && right * 100 >= content.passMark * all }
}

/** Counts the answers of which the player said how sure they were. */
export function compareSureness(
  questions: readonly Asked[],
  paper: Paper,
): NonNullable<ExamState['result']>['sureness'] {
  if (!paper.isSurenessAsked) return null
  const rated = questions.flatMap((question) => {
    const sureness = isAnswered(paper, question.id) ? givenTo(paper, question.id)?.sureness : null
    return typeof sureness === 'number'
      ? [{ isSure: isSure(sureness), isRight: isRight(question, paper) }]
      : []
  })
  const count = (isSureOnes: boolean, isRightOnes: boolean) =>
    rated.filter((one) => one.isSure === isSureOnes && one.isRight === isRightOnes).length
  return {
    sureRight: count(true, true),
    sureWrong: count(true, false),
    unsureRight: count(false, true),
    unsureWrong: count(false, false),
  }
}
