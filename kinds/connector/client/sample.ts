import { defineAttemptSample } from '#kinds/define/client.tsx'
import { connector as kind } from '../shared/kind.ts'

const side = (key: string) => [{ key, text: key, picture: null }]

export const sample = defineAttemptSample(kind, [
  { type: kind.id, left: side('l'), right: side('r') },
  { type: kind.id, lines: [], isChecked: false, judged: [] },
  { type: kind.id, join: { left: 'l', right: 'r' } },
])
