import { defineTaskClient, lessRight } from '#kinds/define/client.tsx'
import { survey as kind } from '../shared/kind.ts'

export const survey = defineTaskClient(kind, {
  note: (t) => t('survey.note'),
  doneNote: (t) => t('survey.doneNote'),
  again: null,
  review: (t) => t('tasks.introduction.toAnswers'),
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: false,
  player: async () => (await import('./SurveyPlayer.tsx')).SurveyPlayer,
})
