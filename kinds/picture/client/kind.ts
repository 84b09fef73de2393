import { defineTaskClient, again, againNote, lessRight } from '#kinds/define/client.tsx'
import { picture as kind } from '../shared/kind.ts'

export const picture = defineTaskClient(kind, {
  note: (t) => t('picture.note'),
  doneNote: againNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./PicturePlayer.tsx')).PicturePlayer,
})
