import { defineTaskSample } from '#server/testing/task-sample.ts'
import { ebook as kind } from './shared/kind.ts'

export const ebook = defineTaskSample(kind, {
  content: {
    type: kind.id,
    minimumSeconds: 60,
    books: [{ key: 'any', format: 'pdf', title: '', words: [10, 10], url: '/scenes/b.0123456789abcdef.pdf' }],
  },
  written: { type: kind.id, book: 'handbook', minimumSeconds: 60 },
  otherwise: null,
  refused: [],
  seconds: 60,
  moves: () => [0, 1].map((part) => ({ type: kind.id, read: { book: 'any', part } })),
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
