import { defineTaskClient, again, retryNote } from '#kinds/define/client.tsx'
import { conversation as kind } from '../shared/kind.ts'

export const conversation = defineTaskClient(kind, {
  note: (t) => t('conversation.note'),
  doneNote: retryNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: (t, grade) =>
    grade === 'good' ? null : t(grade === 'fair' ? 'conversation.fairEnd' : 'conversation.poorEnd'),
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./ConversationPlayer.tsx')).ConversationPlayer,
})
