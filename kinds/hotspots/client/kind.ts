import { defineTaskClient, again, againNote, lessRight } from '#kinds/define/client.tsx'
import { hotspots as kind } from '../shared/kind.ts'

export const hotspots = defineTaskClient(kind, {
  note: (t) => t('hotspots.note'),
  doneNote: againNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./HotspotsPlayer.tsx')).HotspotsPlayer,
})
