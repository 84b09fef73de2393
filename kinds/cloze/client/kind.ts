import { defineTaskClient, again, againNote, lessRight } from '#kinds/define/client.tsx'
import { cloze as kind } from '../shared/kind.ts'

export const cloze = defineTaskClient(kind, {
  note: (t) => t('tasks.check.note'),
  doneNote: againNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./ClozePlayer.tsx')).ClozePlayer,
})
