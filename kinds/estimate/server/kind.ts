import { defineTaskServer } from '#kinds/define/server.ts'
import { estimate as kind } from '../shared/kind.ts'
import { handedIn } from './handed-in.ts'
import { intake } from './intake.ts'
import { items } from './items.ts'
import { rule } from './rule.ts'

export const estimate = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: 'Szacowanie', en: 'Estimate', es: 'Estimación', de: 'Schätzen' },
  activity: 'interaction',
  hasPassMark: false,
  isRetried: () => true,
  hasExtraTime: false,
  hasQuestions: () => true,
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn,
  exam: null,
  anonymous: null,
  items,
  recall: null,
  files: null,
  launch: null,
})
