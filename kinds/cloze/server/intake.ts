import { say } from '#shared/domain/findings/words.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'
import { WHOLE } from '../shared/schemas.ts'

export const intake: TaskIntake<'cloze'> = {
  check({ filling, gaps, decoys = [] }, label, findings) {
    const ids = [...gaps, ...decoys].map(({ id }) => id)
    checkTwice(ids, 'content', label, findings)
    if (ids.includes(WHOLE)) findings.error(label, say('gap-whole', { id: WHOLE }), say('gap-whole-hint'))
    if (filling === 'typed' && decoys.length > 0)
      findings.advise(label, say('gap-decoys'), say('gap-decoys-hint'))
  },

  words: ({ filling, gaps, decoys = [] }) => ({
    group: 'parts',
    hasHint: true,
    decisions: gaps.length,
    parts: [
      { id: WHOLE, fields: ['text'], marks: { text: gaps.map(({ id }) => `[${id}]`) } },
      ...gaps.map(({ id }) => ({
        ...{ id, fields: ['title', 'explanation'] as const },
        ...(filling === 'typed' && { mayBeEmpty: ['text'] as const, hasNoPlain: true as const }),
      })),
      ...decoys.map(({ id }) => ({ id, fields: ['title'] as const })),
    ],
  }),

  shownShare: () => 1,
  whyNotRated: () => null,
  publish: (content) => Promise.resolve(content),
}
