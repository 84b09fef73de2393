import { defineTaskClient, lessRight } from '#kinds/define/client.tsx'
import { upload as kind } from '../shared/kind.ts'

export const upload = defineTaskClient(kind, {
  note: (t) => t('upload.note'),
  doneNote: (t) => t('upload.doneNote'),
  again: null,
  review: (t) => t('upload.toHandedIn'),
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: true,
  isPlayedLying: false,
  player: async () => (await import('./UploadPlayer.tsx')).UploadPlayer,
})
