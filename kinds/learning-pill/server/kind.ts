import { defineTaskServer } from '#kinds/define/server.ts'
import { learningPill as kind } from '../shared/kind.ts'
import { handedIn } from './handed-in.ts'
import { intake } from './intake.ts'
import { items } from './items.ts'
import { recall } from './recall.ts'
import { rule } from './rule.ts'

export const learningPill = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: 'Pigułka wiedzy', en: 'Learning cards', es: 'Píldora formativa', de: 'Lernkarten' },
  activity: 'lesson',
  hasPassMark: false,
  isRetried: () => true,
  hasExtraTime: false,
  hasQuestions: ({ cards }) => cards.some(({ question }) => question !== undefined),
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn,
  exam: null,
  anonymous: null,
  items,
  recall,
  files: null,
  launch: null,
})
