import { defineTaskSample } from '#server/testing/task-sample.ts'
import { connector as kind } from './shared/kind.ts'

const PICTURE = '/scenes/cup.0123456789abcdef.webp'
const IDS = ['one', 'two', 'three']
const PAIRS = IDS.map((id) => ({ id, left: `${PICTURE}?${id}`, right: `${PICTURE}?${id}` }))

export const connector = defineTaskSample(kind, {
  content: { type: kind.id, pairs: PAIRS },
  written: { type: kind.id, pairs: PAIRS },
  // what stands in a column is known; that its keys say nothing, the rule's own tests prove
  otherwise: null,
  refused: [{ content: { type: kind.id, pairs: IDS.map(() => ({ id: 'one' })) }, says: 'twice' }],
  seconds: 0,
  moves: ({ left, right }) => [
    {
      type: kind.id,
      check: left.map(({ key, picture }) => ({
        left: key,
        right: right.find((one) => one.picture === picture)?.key ?? '',
      })),
    },
  ],
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
