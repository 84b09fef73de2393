import { say } from '#shared/domain/findings/words.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'
import { WHOLE } from '../shared/schemas.ts'

export const intake: TaskIntake<'hotspots'> = {
  check({ places }, label, findings) {
    const ids = places.map(({ id }) => id)
    checkTwice(ids, 'content.places', label, findings)
    if (ids.includes(WHOLE)) findings.error(label, say('place-whole', { id: WHOLE }), say('place-whole-hint'))
    if (places.every(({ isDecoy }) => isDecoy))
      findings.error(label, say('places-decoys'), say('places-decoys-hint'))
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        const distance = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
        const least = Math.max(one.radius, other.radius)
        if (distance >= least) continue
        findings.error(
          label,
          say('spots-close', { one: one.id, other: other.id }),
          say('spots-close-hint', { least }),
        )
      }
    }
  },

  words: ({ places }) => ({
    group: 'parts',
    hasHint: true,
    decisions: places.length,
    parts: [
      { id: WHOLE, fields: ['text', 'picture'] },
      ...places.map(({ id }) => ({ id, fields: ['title', 'explanation'] as const })),
    ],
  }),

  shownShare: () => 1,
  whyNotRated: () => null,
  publish: async (content, files) => ({
    ...content,
    picture: await files.largePicture(content.picture, 'content.picture'),
  }),
}
