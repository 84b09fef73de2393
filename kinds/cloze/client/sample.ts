import { defineAttemptSample } from '#kinds/define/client.tsx'
import { cloze as kind } from '../shared/kind.ts'

export const sample = defineAttemptSample(kind, [
  {
    ...{ type: kind.id, filling: 'words', words: [{ key: 'w1', text: 'lamp' }] },
    pieces: [
      { text: 'Light the ', gap: 'g1' },
      { text: '.', gap: null },
    ],
  },
  { type: kind.id, filled: [], isChecked: false, judged: [] },
  { type: kind.id, fill: { gap: 'g1', word: 'w1' } },
])
