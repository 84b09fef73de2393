import { defineTaskSample } from '#server/testing/task-sample.ts'
import { picture as kind } from './shared/kind.ts'

const PICTURE = '/scenes/cup.0123456789abcdef.webp'
const IDS = ['one', 'two', 'three']
const SPOTS = IDS.map((id, index): { id: string; at: [number, number] } => ({
  id,
  at: [10 + index * 20, 50],
}))

export const picture = defineTaskSample(kind, {
  content: { type: kind.id, picture: PICTURE, spots: SPOTS },
  written: { type: kind.id, picture: 'cup.svg', spots: SPOTS },
  otherwise: null,
  refused: [
    {
      content: { type: kind.id, picture: 'cup.svg', spots: SPOTS.map(({ id }) => ({ id, at: [5, 5] })) },
      says: 'lie on each other',
    },
  ],
  seconds: 0,
  moves: () => IDS.map((saw) => ({ type: kind.id, saw })),
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
