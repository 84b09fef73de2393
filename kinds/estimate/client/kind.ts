import { defineTaskClient, again, againNote, lessRight } from '#kinds/define/client.tsx'
import { estimate as kind } from '../shared/kind.ts'

export const estimate = defineTaskClient(kind, {
  note: (t) => t('estimate.note'),
  doneNote: againNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./EstimatePlayer.tsx')).EstimatePlayer,
})
