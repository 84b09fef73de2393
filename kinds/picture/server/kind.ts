import { defineTaskServer } from '#kinds/define/server.ts'
import { picture as kind } from '../shared/kind.ts'
import { intake } from './intake.ts'
import { rule } from './rule.ts'

export const picture = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: 'Interaktywna grafika', en: 'Interactive picture', es: 'Imagen interactiva', de: 'Schaubild' },
  activity: 'interaction',
  hasPassMark: false,
  isRetried: () => false,
  hasExtraTime: false,
  hasQuestions: () => false,
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn: () => [],
  exam: null,
  anonymous: null,
  items: null,
  recall: null,
  files: null,
  launch: null,
})
