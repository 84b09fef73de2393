import { say } from '#shared/domain/findings/words.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'

export const intake: TaskIntake<'upload'> = {
  check({ accepts, minimum, maximum }, label, findings) {
    checkTwice(accepts, 'content.accepts', label, findings)
    if (maximum < minimum) {
      findings.error(label, say('upload-maximum'), say('number-between', { least: minimum, most: 10 }))
    }
  },

  words: () => ({
    group: 'asks',
    parts: [{ id: 'files', fields: ['question'], mayBeEmpty: ['text', 'explanation'] }],
  }),

  shownShare: () => 1,
  whyNotRated: () => null,

  publish: (content) => Promise.resolve(content),
}
