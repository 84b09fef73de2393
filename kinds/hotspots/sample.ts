import { defineTaskSample } from '#server/testing/task-sample.ts'
import { hotspots as kind } from './shared/kind.ts'

const PICTURE = '/scenes/cup.0123456789abcdef.webp'
const places = (...at: readonly [number, number][]) =>
  ['one', 'two', 'three'].map((id, index) => ({ id, at: at[index] ?? [50, 50], radius: 6 }))
const PLACES = places([20, 30], [60, 60], [80, 20])
const written = { type: kind.id, picture: 'cup.svg', places: PLACES }

export const hotspots = defineTaskSample(kind, {
  content: { type: kind.id, picture: PICTURE, places: PLACES },
  written,
  otherwise: { type: kind.id, picture: PICTURE, places: places([10, 10], [40, 80], [90, 50]) },
  refused: [
    { content: { ...written, places: places([20, 30], [22, 30], [80, 20]) }, says: 'lie on each other' },
    { content: { ...written, places: PLACES.map((place) => ({ ...place, isDecoy: true })) }, says: 'decoy' },
  ],
  seconds: 0,
  moves: ({ seen }) => seen.map(({ key }) => ({ type: kind.id, choose: key })),
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
