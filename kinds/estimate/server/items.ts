import { spentAt } from '#kinds/define/spent.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { EstimateContent, EstimatedAs } from '../shared/schemas.ts'
import { shareOf, type Stored } from './rule.ts'

type Question = EstimateContent['questions'][number]

/** How far each estimate was off, and to which side; the question where somebody left is open. */
export const items = {
  answered({ questions }: EstimateContent, stored: Stored): ItemAnswer[] {
    const givenTo = (id: string) => stored.given.find(({ question }) => question === id)?.value
    const next = questions.find(({ id }) => givenTo(id) === undefined)
    return questions.flatMap((question): ItemAnswer[] => {
      const value = givenTo(question.id)
      if (value === undefined && question !== next) return []
      const how = value === undefined ? null : estimatedAs(question, value)
      return [
        {
          ...{ id: question.id, answers: how === null ? [] : [how], isRight: how === 'right' },
          ...{ sureness: null, seconds: spentAt(stored, question.id) },
        },
      ]
    })
  },
}

function estimatedAs(question: Question, value: number): EstimatedAs {
  const share = shareOf(question, value)
  if (share === 1) return 'right'
  const isLow = value < question.answer
  if (share > 0) return isLow ? 'low' : 'high'
  return isLow ? 'far-low' : 'far-high'
}
