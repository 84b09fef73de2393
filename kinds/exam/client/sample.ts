import { defineAttemptSample } from '#kinds/define/client.tsx'
import { exam as kind } from '../shared/kind.ts'

export const sample = defineAttemptSample(kind, [
  {
    type: kind.id,
    questions: [{ id: 'q', text: 'Why?', isMultiple: false, answers: [{ id: 'a', text: 'So' }] }],
    isSurenessAsked: false,
    passMark: 50,
  },
  { type: kind.id, question: 0, given: [], leftMs: null, result: null, review: [] },
  { type: kind.id, answer: { question: 'q', answers: ['a'] } },
])
