import { defineTaskClient, again, retryNote, lessRight } from '#kinds/define/client.tsx'
import { learningPill as kind } from '../shared/kind.ts'

export const learningPill = defineTaskClient(kind, {
  note: (t, { hasQuestions }) =>
    t(hasQuestions ? 'tasks.introduction.firstAnswer' : 'tasks.introduction.nothingAsked'),
  doneNote: retryNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./LearningPillPlayer.tsx')).LearningPillPlayer,
})
