import { defineAttemptSample } from '#kinds/define/client.tsx'
import { picture as kind } from '../shared/kind.ts'

const spot = { id: 'bin', at: [10, 80], title: 'Bin', text: '', picture: null, pictureAlt: '' } as const

export const sample = defineAttemptSample(kind, [
  { type: kind.id, picture: '/office.webp', pictureAlt: '', spots: [{ ...spot, at: [10, 80] }] },
  { type: kind.id, seen: [] },
  { type: kind.id, saw: 'bin' },
])
