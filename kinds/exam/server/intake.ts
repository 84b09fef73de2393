import { checkTwice } from '#server/intake/check/twice.ts'
import { checkQuestion } from '#server/intake/check/question.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'

export const intake: TaskIntake<'egzamin'> = {
  check({ questions, draw, attempts, coolDown }, label, findings) {
    const ids = questions.map(({ id }) => id)
    checkTwice(ids, 'content.questions', label, findings)
    for (const [index, question] of questions.entries()) {
      checkQuestion(question, `content.questions[${index}]`, label, findings)
    }
    if (draw !== undefined && draw > questions.length) {
      findings.error(
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

  // an attempt draws from its pool
  shownShare: ({ draw, questions }) => (draw ?? questions.length) / questions.length,
  whyNotRated: () => null,

  publish: (content) => Promise.resolve(content),
}
