import { checkTwice } from '../check/twice.ts'
import { checkQuestion } from './learning-pill.ts'
import type { TaskIntake } from './task-intake.ts'

export const egzamin: TaskIntake<'egzamin'> = {
  kind: 'egzamin',

  check({ questions, draw, attempts, coolDown }, label, findings) {
    const ids = questions.map(({ id }) => id)
    checkTwice(ids, 'content.questions', label, findings)
    for (const [index, question] of questions.entries()) {
      checkQuestion(question, `content.questions[${index}]`, label, findings)
    }
    if (draw !== undefined && draw > questions.length) {
      findings.fault(
        label,
        `content.draw is ${draw}, but there are ${questions.length} questions`,
        `Write more questions, or draw ${questions.length} at most.`,
      )
    }
    if (attempts === 1 && coolDown !== undefined) {
      findings.advise(
        label,
        'content.coolDown is never waited for: there is one try',
        'Take it out, or allow more tries.',
      )
    }
  },

  words: ({ questions }) => ({
    group: 'questions',
    parts: questions.map(({ id, answers }) => ({ id, fields: ['question', 'explanation'], answers })),
  }),

  publish: (content) => Promise.resolve(content),
}
