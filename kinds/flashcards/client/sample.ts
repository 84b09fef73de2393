import { defineAttemptSample } from '#kinds/define/client.tsx'
import { flashcards as kind } from '../shared/kind.ts'

const card = (id: string) => ({ id, front: id, back: `Of ${id}`, picture: null, pictureAlt: '' })

export const sample = defineAttemptSample(kind, [
  { type: kind.id, cards: ['one', 'two', 'three'].map(card) },
  { type: kind.id, known: [], missed: [] },
  { type: kind.id, card: 'one', knew: true },
])
