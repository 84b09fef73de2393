import { defineTaskClient, again, againNote, lessRight } from '#kinds/define/client.tsx'
import { ebook as kind } from '../shared/kind.ts'

export const ebook = defineTaskClient(kind, {
  note: (t, { hasQuestions }) => t(hasQuestions ? 'ebook.noteAsks' : 'ebook.note'),
  doneNote: againNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./EbookPlayer.tsx')).EbookPlayer,
})
