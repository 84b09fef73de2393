import { defineAttemptSample } from '#kinds/define/client.tsx'
import { ebook as kind } from '../shared/kind.ts'

const book = { key: 'any', title: 'Weather', words: [9], format: 'epub', language: 'en' } as const

export const sample = defineAttemptSample(kind, [
  {
    type: kind.id,
    books: [{ ...book, words: [9], direction: 'ltr', inOrder: 1, contents: [], chapters: ['/c0.json'] }],
  },
  { type: kind.id, place: null, read: [], secondsLeft: 0 },
  { type: kind.id, place: { book: 'any', part: 0, path: '', offset: 0 } },
])
