import { defineTaskSample } from '#server/testing/task-sample.ts'
import { estimate as kind } from './shared/kind.ts'

const SCALE = { min: 0, max: 100, step: 1, near: 2, far: 20 }
const ANSWERS = { one: 72, two: 20 }
const questions = ({ one, two }: typeof ANSWERS) => [
  { id: 'one', ...SCALE, answer: one },
  { id: 'two', ...SCALE, answer: two },
]
const [first, second] = questions(ANSWERS)

export const estimate = defineTaskSample(kind, {
  content: { type: kind.id, questions: questions(ANSWERS) },
  written: { type: kind.id, questions: questions(ANSWERS) },
  otherwise: { type: kind.id, questions: questions({ one: 4, two: 50 }) },
  refused: [
    { content: { type: kind.id, questions: questions({ one: 172, two: 20 }) }, says: '172' },
    {
      content: { type: kind.id, questions: questions(ANSWERS).map((one) => ({ ...one, id: 'one' })) },
      says: 'twice',
    },
    {
      content: { type: kind.id, questions: questions(ANSWERS).map((one) => ({ ...one, far: 2 })) },
      says: 'far',
    },
  ],
  seconds: 0,
  moves: () =>
    [first, second].flatMap((one) => (one ? [{ type: kind.id, question: one.id, value: one.answer }] : [])),
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
