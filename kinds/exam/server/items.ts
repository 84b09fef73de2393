import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { ExamContent } from '../shared/schemas.ts'
import { isRight } from './grade.ts'
import { asked, givenTo, isAnswered, type Paper } from './paper.ts'

/** What each question that was drawn was answered with, by the end of the try. */
export const items = {
  answered(content: ExamContent, paper: Paper): ItemAnswer[] {
    const { spent = {} } = paper
    return asked(content, paper).map((question) => {
      const { id } = question
      const given = givenTo(paper, id)
      return {
        ...{ id, answers: given?.answers ?? [], isRight: isRight(question, paper) },
        sureness: isAnswered(paper, id) ? (given?.sureness ?? null) : null,
        seconds: Object.hasOwn(spent, id) ? (spent[id] ?? null) : null,
      }
    })
  },
}
