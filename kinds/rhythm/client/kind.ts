import { defineTaskClient, again, retryNote, lessRight } from '#kinds/define/client.tsx'
import { rhythm as kind } from '../shared/kind.ts'

export const rhythm = defineTaskClient(kind, {
  note: (t) => t('rhythm.note'),
  doneNote: retryNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./RhythmPlayer.tsx')).RhythmPlayer,
})
