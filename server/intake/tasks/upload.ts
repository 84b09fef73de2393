import { checkTwice } from '../check/twice.ts'
import type { TaskIntake } from './task-intake.ts'

export const upload: TaskIntake<'upload'> = {
  kind: 'upload',

  check({ accepts, minimum, maximum }, label, findings) {
    checkTwice(accepts, 'content.accepts', label, findings)
    if (maximum < minimum) {
      findings.fault(label, 'content.maximum is below minimum', `Write a number from ${minimum} to 10.`)
    }
  },

  words: () => ({
    group: 'asks',
    parts: [{ id: 'files', fields: ['question'], mayBeEmpty: ['text', 'explanation'] }],
  }),

  publish: (content) => Promise.resolve(content),
}
