import { defineTaskSample } from '#server/testing/task-sample.ts'
import { flashcards as kind } from './shared/kind.ts'

const PICTURE = '/scenes/cup.0123456789abcdef.webp'
const IDS = ['one', 'two', 'three']

export const flashcards = defineTaskSample(kind, {
  content: { type: kind.id, cards: IDS.map((id) => ({ id, picture: PICTURE })) },
  written: { type: kind.id, cards: IDS.map((id) => ({ id })) },
  otherwise: null,
  refused: [{ content: { type: kind.id, cards: IDS.map(() => ({ id: 'one' })) }, says: 'twice' }],
  seconds: 0,
  moves: ({ cards }) => cards.map(({ id }) => ({ type: kind.id, card: id, knew: true })),
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
