import { defineTaskSample } from '#server/testing/task-sample.ts'
import { learningPill as kind } from './shared/kind.ts'

const CARDS = [
  { id: 'hello', picture: '/scenes/hello.0123456789abcdef.webp' },
  { id: 'first', picture: '', question: { answers: ['yes', 'no'], correct: ['yes'] } },
  { id: 'second', picture: '', question: { answers: ['yes', 'no', 'maybe'], correct: ['yes', 'maybe'] } },
]

export const learningPill = defineTaskSample(kind, {
  content: { type: kind.id, cards: CARDS },
  written: { type: kind.id, cards: CARDS },
  otherwise: {
    type: kind.id,
    cards: CARDS.map((card) =>
      card.question
        ? { ...card, question: { ...card.question, correct: ['no', ...card.question.answers.slice(2)] } }
        : card,
    ),
  },
  refused: [
    { content: { type: kind.id, cards: CARDS.map((card) => ({ ...card, id: 'one' })) }, says: 'twice' },
  ],
  seconds: 0,
  moves: () => [
    { type: kind.id, answer: { card: 'first', answers: ['yes'] } },
    { type: kind.id, answer: { card: 'second', answers: ['yes', 'maybe'] } },
  ],
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
