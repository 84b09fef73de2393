import { defineTaskSample } from '#server/testing/task-sample.ts'
import type { ContentQuestion, EbookPublished } from './shared/schemas.ts'
import { ebook as kind } from './shared/kind.ts'

/** One behind each page: with one right answer, and with two. */
function questions([first, ...others]: readonly [string, ...string[]]): ContentQuestion[] {
  return [
    { id: 'first', after: 1, question: { answers: ['yes', 'no'], correct: [first] } },
    { id: 'second', after: 2, question: { answers: ['yes', 'no', 'maybe'], correct: [first, ...others] } },
  ]
}

const content: EbookPublished = {
  type: kind.id,
  minimumSeconds: 60,
  books: [{ key: 'any', format: 'pdf', title: '', words: [10, 10], url: '/scenes/b.0123456789abcdef.pdf' }],
  questions: questions(['yes', 'maybe']),
}
const written = {
  type: kind.id,
  book: 'handbook',
  minimumSeconds: 60,
  questions: questions(['yes', 'maybe']),
}
const twice = written.questions.map((question) => ({ ...question, id: 'one' }))

export const ebook = defineTaskSample(kind, {
  content,
  written,
  otherwise: { ...content, questions: questions(['no', 'maybe']) },
  refused: [{ content: { ...written, questions: twice }, says: 'twice' }],
  seconds: 70,
  moves: () => [
    ...[0, 1].map((part) => ({ type: kind.id, read: { book: 'any', part } })),
    { type: kind.id, answer: { question: 'first', answers: ['yes'] } },
    { type: kind.id, answer: { question: 'second', answers: ['maybe', 'yes'] } },
  ],
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
