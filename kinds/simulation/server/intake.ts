import { checkBranches } from '#kinds/define/check-branches.ts'
import { FEWEST_ENDINGS, type SimulationContent } from '../shared/schemas.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'

type Scene = SimulationContent['scenes'][number]

export const intake: TaskIntake<'symulacja_v3'> = {
  check: ({ scenes }, label, findings) => checkBranches(scenes, FEWEST_ENDINGS, label, findings),

  words: ({ scenes }) => ({
    group: 'scenes',
    parts: scenes.map(({ id, choices, speaker }) => ({
      id,
      fields: ['title', 'text', 'explanation', ...(speaker === undefined ? [] : (['speaker'] as const))],
      ...(choices && { answers: choices.map((choice) => choice.id) }),
    })),
  }),

  // one of its ways is taken
  shownShare: () => 0.6,
  whyNotRated: () => null,

  async publish({ type, assistant, scenes }, files) {
    const served: Scene[] = []
    for (const [index, scene] of scenes.entries()) {
      const at = `content.scenes[${index}]`
      const { speaker } = scene
      served.push({
        ...scene,
        picture: await files.picture(scene.picture, `${at}.picture`),
        ...(speaker !== undefined && { speaker: await files.picture(speaker, `${at}.speaker`) }),
      })
    }
    const speaker = assistant === undefined ? null : await files.assistant(assistant, 'content.assistant')
    return { type, ...(speaker !== null && { assistant: speaker }), scenes: served }
  },
}
