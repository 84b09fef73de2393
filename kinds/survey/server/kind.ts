import { defineTaskServer } from '#kinds/define/server.ts'
import { survey as kind } from '../shared/kind.ts'
import { anonymous } from './anonymous.ts'
import { handedIn } from './handed-in.ts'
import { intake } from './intake.ts'
import { items } from './items.ts'
import { rule } from './rule.ts'

export const survey = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: 'Ankieta', en: 'Survey', es: 'Encuesta', de: 'Umfrage' },
  activity: 'interaction',
  hasPassMark: false,
  isRetried: () => false,
  hasExtraTime: false,
  hasQuestions: () => false,
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn,
  exam: null,
  anonymous,
  items,
  recall: null,
  files: null,
  launch: null,
})
