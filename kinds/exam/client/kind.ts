import { defineTaskClient } from '#kinds/define/client.tsx'
import { exam as kind } from '../shared/kind.ts'

export const exam = defineTaskClient(kind, {
  note: (t) => t('tasks.introduction.firstAnswer'),
  doneNote: (t) => t('exam.done'),
  again: null,
  review: (t, { params }) =>
    t(params.isShowCorrectAnswerHidden ? 'tasks.introduction.toResult' : 'tasks.introduction.toAnswers'),
  isReviewedAtOnce: true,
  // its result says whether it is passed
  lessWell: () => null,
  hasExamInfo: true,
  isEndedOnline: true,
  isPlayedLying: false,
  player: async () => (await import('./ExamPlayer.tsx')).ExamPlayer,
})
