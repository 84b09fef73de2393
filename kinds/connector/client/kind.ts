import { defineTaskClient, again, retryNote } from '#kinds/define/client.tsx'
import { connector as kind } from '../shared/kind.ts'

export const connector = defineTaskClient(kind, {
  note: (t) => t('connector.note'),
  doneNote: retryNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell(t, grade, score) {
    // the designer's words are of all pairs: they fit only where all are right
    if (grade === 'good') return score && score.right < score.all ? t('connector.someLines') : null
    return t(grade === 'fair' ? 'connector.fewLines' : 'connector.noLine')
  },
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: false,
  player: async () => (await import('./ConnectorPlayer.tsx')).ConnectorPlayer,
})
