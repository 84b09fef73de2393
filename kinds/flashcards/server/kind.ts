import { defineTaskServer } from '#kinds/define/server.ts'
import { flashcards as kind } from '../shared/kind.ts'
import { intake } from './intake.ts'
import { items } from './items.ts'
import { rule } from './rule.ts'

export const flashcards = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: 'Fiszki', en: 'Flashcards', es: 'Tarjetas', de: 'Karteikarten' },
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
  items,
  recall: null,
  files: null,
  launch: null,
})
