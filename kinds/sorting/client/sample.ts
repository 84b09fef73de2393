import { defineAttemptSample } from '#kinds/define/client.tsx'
import { sorting as kind } from '../shared/kind.ts'

const shown = (key: string) => ({ key, text: key, picture: null })

export const sample = defineAttemptSample(kind, [
  { type: kind.id, groups: [shown('g1'), shown('g2')], items: [shown('i1'), shown('i2')] },
  { type: kind.id, laid: [], isChecked: false, judged: [] },
  { type: kind.id, lay: { item: 'i1', place: 'g2' } },
])
