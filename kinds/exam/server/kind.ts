import { defineTaskServer } from '#kinds/define/server.ts'
import { exam as kind } from '../shared/kind.ts'
import { facts } from './exam-facts.ts'
import { handedIn } from './handed-in.ts'
import { intake } from './intake.ts'
import { items } from './items.ts'
import { rule } from './rule.ts'

export const exam = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: 'Egzamin', en: 'Exam', es: 'Examen', de: 'Prüfung' },
  activity: 'assessment',
  hasPassMark: true,
  isRetried: () => false,
  hasExtraTime: true,
  hasQuestions: () => true,
  hidesAnswers: ({ isShowCorrectAnswerHidden }) => isShowCorrectAnswerHidden,
  unhidden: (content) => ({ ...content, isShowCorrectAnswerHidden: false }),
  handedIn,
  exam: facts,
  anonymous: null,
  items,
  recall: null,
  files: null,
  launch: null,
})
