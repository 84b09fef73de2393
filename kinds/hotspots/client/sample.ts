import { defineAttemptSample } from '#kinds/define/client.tsx'
import { hotspots as kind } from '../shared/kind.ts'

export const sample = defineAttemptSample(kind, [
  {
    ...{ type: kind.id, picture: '/hold.webp', pictureAlt: 'A hold', text: 'What is dangerous?', amount: 2 },
    seen: ['one', 'two', 'three'].map((key) => ({ key, text: key })),
  },
  {
    ...{ type: kind.id, found: [], decoys: [], misses: [], hints: [], hinted: 0 },
    ...{ isOver: false, missed: [] },
  },
  { type: kind.id, choose: 'one' },
])
