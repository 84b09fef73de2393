import { defineAttemptSample } from '#kinds/define/client.tsx'
import { rhythm as kind } from '../shared/kind.ts'

const beats = [70, 110, 150].map((rate) => ({ key: `b${rate}`, rate }))

export const sample = defineAttemptSample(kind, [
  {
    type: kind.id,
    rounds: [{ id: 'one', title: 'Press', text: 'At 110.', presses: 8, beat: 110, lead: 4, beats }],
  },
  { type: kind.id, judged: [] },
  { type: kind.id, round: 'one', choose: 'b110' },
])
