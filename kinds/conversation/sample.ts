import { defineTaskSample } from '#server/testing/task-sample.ts'
import { conversation as kind } from './shared/kind.ts'
import type { ConversationContent } from './shared/schemas.ts'

const CONTENT: ConversationContent = {
  type: kind.id,
  face: { skin: 1, hair: 'short', tone: 2, top: 0 },
  scenes: [
    {
      ...{ id: 'greets', mood: 'calm', best: 'ask' },
      choices: [
        { id: 'scold', to: 'leaves' },
        { id: 'ask', to: 'thanks' },
      ],
    },
    { id: 'thanks', mood: 'glad', ending: { band: 'good', score: 100 } },
    { id: 'leaves', mood: 'hurt', ending: { band: 'poor', score: 0 } },
  ],
}

export const conversation = defineTaskSample(kind, {
  content: CONTENT,
  written: {
    ...CONTENT,
    scenes: [...CONTENT.scenes, { id: 'nods', mood: 'calm', ending: { band: 'fair', score: 50 } }],
  },
  otherwise: {
    ...CONTENT,
    scenes: CONTENT.scenes.map((scene) => ({
      ...scene,
      ...(scene.best !== undefined && { best: 'scold' }),
      ...(scene.ending && { mood: 'worried' as const, ending: { band: 'fair' as const, score: 50 } }),
    })),
  },
  refused: [
    { content: CONTENT, says: 'endings' },
    {
      content: {
        ...CONTENT,
        scenes: [...CONTENT.scenes, { id: 'speaker', mood: 'calm', ending: { band: 'fair', score: 50 } }],
      },
      says: 'speaker',
    },
  ],
  seconds: 0,
  // what comes behind the first reply, the server alone knows
  moves(_, { lines: [first] }) {
    const choice = first?.choices.find(({ text }) => text.endsWith('ask'))
    return first && choice ? [{ type: kind.id, scene: first.scene, choice: choice.key }] : []
  },
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
