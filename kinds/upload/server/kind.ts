import { defineTaskServer } from '#kinds/define/server.ts'
import { upload as kind } from '../shared/kind.ts'
import { handedIn } from './handed-in.ts'
import { intake } from './intake.ts'
import { rule } from './rule.ts'

export const upload = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: 'Praca do oddania', en: 'Hand-in', es: 'Entrega', de: 'Abgabe' },
  activity: 'performance',
  hasPassMark: false,
  isRetried: () => false,
  hasExtraTime: false,
  hasQuestions: () => false,
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn,
  exam: null,
  anonymous: null,
  items: null,
  recall: null,
  files: {
    limits: ({ accepts, maximum }) => ({ accepts, maximum }),
    dropped: ({ action, file }) => (action === 'drop' ? file : null),
  },
  launch: null,
})
