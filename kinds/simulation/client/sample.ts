import { defineAttemptSample } from '#kinds/define/client.tsx'
import { simulation as kind } from '../shared/kind.ts'

const scene = { id: 'door', picture: '/door.webp', title: 'Door', text: 'Who is it?' }

export const sample = defineAttemptSample(kind, [
  {
    type: kind.id,
    assistant: null,
    scenes: [
      { ...scene, choices: [{ id: 'open', to: 'end', text: 'Open' }] },
      { ...scene, id: 'end', choices: [] },
    ],
  },
  { type: kind.id, path: [], ending: null },
  { type: kind.id, scene: 'door', choice: 'open' },
])
