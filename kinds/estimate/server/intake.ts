import { say } from '#shared/domain/findings/words.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'
import { isOnScale } from './rule.ts'

export const intake: TaskIntake<'estimate'> = {
  check({ questions }, label, findings) {
    const ids = questions.map(({ id }) => id)
    checkTwice(ids, 'content.questions', label, findings)
    for (const question of questions) {
      const { id, min, max, near, far } = question
      if (!isOnScale(question, question.answer))
        findings.error(
          label,
          say('scale-answer', { id, answer: question.answer }),
          say('scale-answer-hint', { min, max }),
        )
      else if (!isOnScale(question, max))
        findings.error(label, say('scale-end', { id }), say('scale-end-hint'))
      if (far <= near) findings.error(label, say('scale-far', { id }), say('scale-far-hint'))
    }
  },

  words: ({ questions }) => ({
    group: 'parts',
    decisions: questions.length,
    parts: questions.map(({ id }) => ({
      ...{ id, fields: ['question', 'explanation'] as const, mayBeEmpty: ['title'] as const },
      hasHint: true,
    })),
  }),

  shownShare: () => 1,
  whyNotRated: () => null,
  publish: (content) => Promise.resolve(content),
}
