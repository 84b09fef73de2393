import { say } from '#shared/domain/findings/words.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'
import { ENDS, type OrderingContent } from '../shared/schemas.ts'

export const intake: TaskIntake<'ordering'> = {
  check({ steps }, label, findings) {
    const ids = steps.map(({ id }) => id)
    checkTwice(ids, 'content.steps', label, findings)
    if (ids.includes(ENDS)) findings.error(label, say('step-ends', { id: ENDS }), say('step-ends-hint'))
  },

  words: ({ steps }) => ({
    group: 'parts',
    hasHint: true,
    decisions: steps.length,
    parts: [
      { id: ENDS, fields: ['left', 'right'] },
      ...steps.map(({ id }) => ({ id, fields: ['title', 'explanation'] as const })),
    ],
  }),

  shownShare: () => 1,
  whyNotRated: () => null,

  async publish({ type, steps }, files) {
    const served: OrderingContent['steps'] = []
    for (const [index, { picture, ...step }] of steps.entries()) {
      const at = `content.steps[${index}].picture`
      served.push(picture === undefined ? step : { ...step, picture: await files.picture(picture, at) })
    }
    return { type, steps: served }
  },
}
