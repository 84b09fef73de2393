import { defineAttemptSample } from '#kinds/define/client.tsx'
import { conversation as kind } from '../shared/kind.ts'

const choices = ['Ask', 'Scold'].map((text) => ({ key: text.toLowerCase(), text }))
const face = { skin: 1, hair: 'short' as const, tone: 2, top: 0 }

export const sample = defineAttemptSample(kind, [
  { type: kind.id, face, name: 'Jonas', about: 'Jonas is late again.' },
  {
    ...{ type: kind.id, progress: 0, ending: null },
    lines: [{ scene: 's1', mood: 'calm', text: 'Good morning.', choices, chosen: null }],
  },
  { type: kind.id, scene: 's1', choice: 'ask' },
])
