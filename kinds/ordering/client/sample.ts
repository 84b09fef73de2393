import { defineAttemptSample } from '#kinds/define/client.tsx'
import { ordering as kind } from '../shared/kind.ts'

const step = (key: string) => ({ key, text: key, picture: null })

export const sample = defineAttemptSample(kind, [
  { type: kind.id, first: 'First', last: 'Last', steps: ['s1', 's2', 's3'].map(step) },
  { type: kind.id, order: ['s1', 's2', 's3'], isChecked: false, judged: [] },
  { type: kind.id, order: ['s2', 's1', 's3'] },
])
