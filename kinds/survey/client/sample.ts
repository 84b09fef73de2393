import { defineAttemptSample } from '#kinds/define/client.tsx'
import { survey as kind } from '../shared/kind.ts'

export const sample = defineAttemptSample(kind, [
  {
    type: kind.id,
    questions: [{ id: 'q', text: 'How?', isOptional: false, sort: 'stars', starsNumber: 5, view: 'task' }],
  },
  { type: kind.id, answers: [], isHandedIn: false },
  { type: kind.id, answer: { question: 'q', value: 4 } },
])
