import type { SurveyContent } from '../shared/schemas.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { NeededPart, TaskIntake } from '#server/intake/tasks/task-intake.ts'

type Question = SurveyContent['questions'][number]

export const intake: TaskIntake<'survey'> = {
  check({ questions }, label, findings) {
    const ids = questions.map(({ id }) => id)
    checkTwice(ids, 'content.questions', label, findings)
    for (const [index, question] of questions.entries()) {
      if (question.sort !== 'scale') continue
      const { min, max, threshold } = question
      const at = `content.questions[${index}]`
      if (min >= max) findings.error(label, `${at}.max is not above min`, `Write a number above ${min}.`)
      else if (threshold < min || threshold > max)
        findings.error(label, `${at}.threshold is not on the scale`, `Write a number from ${min} to ${max}.`)
    }
  },

  words: ({ questions }) => ({ group: 'asks', parts: questions.map(wordsOf) }),

  shownShare: () => 1,
  whyNotRated: ({ anonymous }) =>
    anonymous === true
      ? {
          problem: 'is an anonymous survey that a leader has to accept',
          hint: 'Take out isLeaderAcceptRequired, or anonymous: what nobody can see, nobody can accept.',
        }
      : null,

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
