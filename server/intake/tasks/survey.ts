import type { SurveyContent } from '#kinds/survey/shared/schemas.ts'
import { checkTwice } from '../check/twice.ts'
import type { NeededPart, TaskIntake } from './task-intake.ts'

type Question = SurveyContent['questions'][number]

export const survey: TaskIntake<'survey'> = {
  kind: 'survey',

  check({ questions }, label, findings) {
    const ids = questions.map(({ id }) => id)
    checkTwice(ids, 'content.questions', label, findings)
    for (const [index, question] of questions.entries()) {
      if (question.sort !== 'scale') continue
      const { min, max, threshold } = question
      const at = `content.questions[${index}]`
      if (min >= max) findings.fault(label, `${at}.max is not above min`, `Write a number above ${min}.`)
      else if (threshold < min || threshold > max)
        findings.fault(label, `${at}.threshold is not on the scale`, `Write a number from ${min} to ${max}.`)
    }
  },

  words: ({ questions }) => ({ group: 'asks', parts: questions.map(wordsOf) }),

  publish: (content) => Promise.resolve(content),
}

function wordsOf({ id, sort }: Question): NeededPart {
  switch (sort) {
    case 'scale':
      return { id, fields: ['question', 'minLabel', 'maxLabel'], mayBeEmpty: ['declaration'] }
    case 'stars':
      return { id, fields: ['question'] }
    case 'opinion':
      return { id, fields: ['question'], mayBeEmpty: ['placeholder'] }
  }
}
