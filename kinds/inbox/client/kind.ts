import { defineTaskClient, again, againNote, lessRight } from '#kinds/define/client.tsx'
import { inbox as kind } from '../shared/kind.ts'

export const inbox = defineTaskClient(kind, {
  note: (t) => t('inbox.note'),
  doneNote: againNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./InboxPlayer.tsx')).InboxPlayer,
})
