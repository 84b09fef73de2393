import { say } from '#shared/domain/findings/words.ts'
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
      if (min >= max) findings.error(label, say('scale-max', { at }), say('number-above', { least: min }))
      else if (threshold < min || threshold > max)
        findings.error(
          label,
          say('scale-threshold', { at }),
          say('number-between', { least: min, most: max }),
        )
    }
  },

  words: ({ questions }) => ({ group: 'asks', parts: questions.map(wordsOf) }),

  shownShare: () => 1,
  whyNotRated: ({ anonymous }) =>
    anonymous === true ? { problem: say('anonymous-rated'), hint: say('anonymous-rated-hint') } : null,

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
