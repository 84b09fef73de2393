import { defineTaskClient, again, againNote } from '#kinds/define/client.tsx'
import { flashcards as kind } from '../shared/kind.ts'

export const flashcards = defineTaskClient(kind, {
  note: (t) => t('flashcards.note'),
  doneNote: againNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: () => null,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./FlashcardsPlayer.tsx')).FlashcardsPlayer,
})
