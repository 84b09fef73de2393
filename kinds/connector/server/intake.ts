import type { ConnectorContent } from '../shared/schemas.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'

export const intake: TaskIntake<'quiz-connector-mothers-children'> = {
  check({ pairs }, label, findings) {
    const ids = pairs.map(({ id }) => id)
    checkTwice(ids, 'content.pairs', label, findings)
    for (const side of ['left', 'right'] as const) {
      const pictures = pairs.flatMap((pair) => pair[side] ?? [])
      checkTwice(pictures, `content.pairs ${side}`, label, findings)
    }
  },

  words: ({ pairs }) => ({
    group: 'pairs',
    hasHint: true,
    decisions: pairs.length,
    parts: pairs.map(({ id }) => ({ id, fields: ['left', 'right', 'explanation'] })),
  }),

  shownShare: () => 1,
  whyNotRated: () => null,

  async publish({ type, pairs }, files) {
    const served: ConnectorContent['pairs'] = []
    for (const [index, { id, left, right }] of pairs.entries()) {
      const at = `content.pairs[${index}]`
      served.push({
        id,
        ...(left !== undefined && { left: await files.picture(left, `${at}.left`) }),
        ...(right !== undefined && { right: await files.picture(right, `${at}.right`) }),
      })
    }
    return { type, pairs: served }
  },
}
