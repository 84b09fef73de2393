import { defineTaskClient, again, againNote, lessRight } from '#kinds/define/client.tsx'
import { sorting as kind } from '../shared/kind.ts'

export const sorting = defineTaskClient(kind, {
  note: (t) => t('tasks.check.note'),
  doneNote: againNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./SortingPlayer.tsx')).SortingPlayer,
})
