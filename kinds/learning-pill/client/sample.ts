import { defineAttemptSample } from '#kinds/define/client.tsx'
import { learningPill as kind } from '../shared/kind.ts'

const card = { id: 'one', picture: null, pictureAlt: '', title: 'One', text: 'Read.', question: null }

export const sample = defineAttemptSample(kind, [
  { type: kind.id, cards: [card, { ...card, id: 'two' }] },
  { type: kind.id, card: 0, answered: [] },
  { type: kind.id, card: 1 },
])
