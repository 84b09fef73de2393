import { say } from '#shared/domain/findings/words.ts'
import { checkBranches } from '#kinds/define/check-branches.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'
import { FEWEST_ENDINGS, SPEAKER } from '../shared/schemas.ts'

export const intake: TaskIntake<'conversation'> = {
  check({ scenes }, label, findings) {
    checkBranches(scenes, FEWEST_ENDINGS, label, findings)
    if (scenes.some(({ id }) => id === SPEAKER))
      findings.error(label, say('scene-speaker', { id: SPEAKER }), say('scene-speaker-hint'))
  },

  words: ({ scenes }) => ({
    group: 'scenes',
    hasHint: true,
    parts: [
      { id: SPEAKER, fields: ['title', 'text'] },
      ...scenes.map(({ id, choices }) => ({
        ...{ id, fields: ['text', 'explanation'] as const },
        ...(choices && { answers: choices.map((choice) => choice.id) }),
      })),
    ],
  }),

  // one of its ways is taken
  shownShare: () => 0.6,
  whyNotRated: () => null,
  publish: (content) => Promise.resolve(content),
}
