import type { PublishedOf } from '#shared/scene/tasks/task.ts'
import { defineTaskSample } from '#server/testing/task-sample.ts'
import { simulation as kind } from './shared/kind.ts'

const PICTURE = '/scenes/cup.0123456789abcdef.webp'
const SIMULATION: PublishedOf<typeof kind.id> = {
  type: kind.id,
  scenes: [
    {
      id: 'rings',
      picture: PICTURE,
      choices: [
        { id: 'read', to: 'lost' },
        { id: 'ask', to: 'calm' },
      ],
      best: 'ask',
    },
    { id: 'calm', picture: PICTURE, ending: { band: 'good', score: 100 } },
    { id: 'lost', picture: PICTURE, ending: { band: 'poor', score: 0 } },
  ],
}

export const simulation = defineTaskSample(kind, {
  content: SIMULATION,
  written: {
    ...SIMULATION,
    scenes: [...SIMULATION.scenes, { id: 'late', picture: PICTURE, ending: { band: 'fair', score: 50 } }],
  },
  otherwise: {
    ...SIMULATION,
    scenes: SIMULATION.scenes.map((scene) => ({
      ...scene,
      ...(scene.best !== undefined && { best: 'read' }),
      ...(scene.ending && { ending: { band: 'fair', score: 50 } }),
    })),
  },
  refused: [{ content: SIMULATION, says: 'endings' }],
  seconds: 0,
  moves: () => [{ type: kind.id, scene: 'rings', choice: 'ask' }],
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
