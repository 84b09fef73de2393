import { defineTaskSample } from '#server/testing/task-sample.ts'
import { rhythm as kind } from './shared/kind.ts'
import type { RhythmContent } from './shared/schemas.ts'

const ROUND: RhythmContent['rounds'][number] = {
  ...{ id: 'one', from: 100, to: 120, presses: 10, beat: 110 },
  others: [70, 150],
}
const content = (round: Partial<typeof ROUND>): RhythmContent => ({
  type: kind.id,
  rounds: [
    { ...ROUND, ...round },
    { ...ROUND, id: 'two' },
  ],
})

/** Ten presses at about 110 a minute, as a hand gives them. */
const STAMPS = [0, 540, 1100, 1630, 2190, 2720, 3280, 3810, 4370, 4900]

export const rhythm = defineTaskSample(kind, {
  content: content({}),
  written: content({ lead: 4 }),
  // what is pressed and heard is no secret; which of it is right, the words teach
  otherwise: content({ from: 60, to: 80 }),
  refused: [
    { content: content({ from: 130 }), says: 'from' },
    { content: content({ beat: 140 }), says: '140' },
    { content: content({ others: [70, 124] }), says: '124' },
    { content: content({ others: [70, 70] }), says: 'twice' },
    { content: content({ id: 'two' }), says: 'twice' },
  ],
  // two rounds, and what is read
  seconds: 12,
  moves: () => ['one', 'two'].map((round) => ({ type: kind.id, round, stamps: STAMPS })),
  besides: async () => {},
  isOpenEnded: false,
  isPaced: false,
  hidesExplanation: true,
})
