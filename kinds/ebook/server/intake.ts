import { checkQuestion } from '#server/intake/check/question.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'

export const intake: TaskIntake<'ebook'> = {
  check({ questions = [] }, label, findings) {
    const ids = questions.map(({ id }) => id)
    checkTwice(ids, 'content.questions', label, findings)
    for (const [index, { question }] of questions.entries())
      checkQuestion(question, `content.questions[${index}].question`, label, findings)
  },

  words: ({ questions = [] }) =>
    questions.length === 0
      ? null
      : {
          group: 'questions',
          parts: questions.map(({ id, question }) => ({
            ...{ id, fields: ['question', 'explanation'] as const, answers: question.answers },
            hasHint: true,
          })),
        },

  shownShare: () => 1,
  whyNotRated: () => null,

  publish: async ({ type, book, minimumSeconds, questions = [] }, files) => ({
    type,
    minimumSeconds: minimumSeconds ?? null,
    books: await files.books(book, 'content.book'),
    ...(questions.length > 0 && {
      questions: questions.toSorted((one, other) => one.after - other.after),
    }),
  }),
}
