import { defineTaskServer } from '#kinds/define/server.ts'
import { ebook as kind } from '../shared/kind.ts'
import { intake } from './intake.ts'
import { rule } from './rule.ts'

export const ebook = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: 'E-book', en: 'E-book', es: 'Libro electrónico', de: 'E-Book' },
  activity: 'media',
  hasPassMark: false,
  hasExtraTime: false,
  hasQuestions: () => false,
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn: () => [],
  exam: null,
  anonymous: null,
  files: null,
  launch: null,
})
