import { defineTaskSample } from '#server/testing/task-sample.ts'
import { ordering as kind } from './shared/kind.ts'

const PICTURE = '/scenes/cup.0123456789abcdef.webp'
const IDS = ['one', 'two', 'three', 'four']
const steps = (ids: readonly string[]) => ids.map((id) => ({ id, picture: `${PICTURE}?${id}` }))

export const ordering = defineTaskSample(kind, {
  content: { type: kind.id, steps: steps(IDS) },
  written: { type: kind.id, steps: steps(IDS) },
  otherwise: { type: kind.id, steps: steps(['two', 'one', 'four', 'three']) },
  refused: [
    { content: { type: kind.id, steps: ['one', 'two', 'one'].map((id) => ({ id })) }, says: 'twice' },
    { content: { type: kind.id, steps: ['one', 'two', 'ends'].map((id) => ({ id })) }, says: 'ends' },
  ],
  seconds: 0,
  moves(playable) {
    const right = IDS.map(
      (id) => playable.steps.find(({ picture }) => picture?.endsWith(`?${id}`))?.key ?? '',
    )
    return [
      { type: kind.id, order: right.toReversed() },
      { type: kind.id, check: right },
    ]
  },
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
