import { defineAttemptSample } from '#kinds/define/client.tsx'
import { estimate as kind } from '../shared/kind.ts'

const scale = { min: 0, max: 96, step: 1, unit: 'hours' }

export const sample = defineAttemptSample(kind, [
  { type: kind.id, questions: [{ id: 'report', question: 'How many hours?', ...scale }] },
  { type: kind.id, answered: [] },
  { type: kind.id, question: 'report', value: 24 },
])
