import { defineTaskClient, again, againNote, lessRight } from '#kinds/define/client.tsx'
import { ordering as kind } from '../shared/kind.ts'

export const ordering = defineTaskClient(kind, {
  note: (t) => t('tasks.check.note'),
  doneNote: againNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./OrderingPlayer.tsx')).OrderingPlayer,
})
