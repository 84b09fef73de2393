import { say } from '#shared/domain/findings/words.ts'
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
        say('exam-draw', { draw, amount: questions.length }),
        say('exam-draw-hint', { amount: questions.length }),
      )
    }
    if (attempts === 1 && coolDown !== undefined) {
      findings.advise(label, say('exam-cool-down'), say('exam-cool-down-hint'))
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
