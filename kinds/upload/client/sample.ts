import { defineAttemptSample } from '#kinds/define/client.tsx'
import { upload as kind } from '../shared/kind.ts'

export const sample = defineAttemptSample(kind, [
  {
    type: kind.id,
    accepts: ['document'],
    minimum: 1,
    maximum: 2,
    question: 'Show your plan.',
    text: '',
    explanation: '',
  },
  { type: kind.id, files: [], isHandedIn: false },
  { type: kind.id, action: 'add', file: '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d' },
])
