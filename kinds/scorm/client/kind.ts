import { defineTaskClient, again, retryNote, lessRight } from '#kinds/define/client.tsx'
import { scorm as kind } from '../shared/kind.ts'

export const scorm = defineTaskClient(kind, {
  note: (t) => t('scorm.note'),
  doneNote: retryNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: true,
  isPlayedLying: true,
  player: async () => (await import('./ScormPlayer.tsx')).ScormPlayer,
})
