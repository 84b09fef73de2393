import { defineTaskServer } from '#kinds/define/server.ts'
import { ebook as kind } from '../shared/kind.ts'
import { handedInBook } from './handed-in.ts'
import { intake } from './intake.ts'
import { items } from './items.ts'
import type { EbookPublished } from '../shared/schemas.ts'
import { rule } from './rule.ts'

const asks = ({ questions = [] }: EbookPublished): boolean => questions.length > 0

export const ebook = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: 'E-book', en: 'E-book', es: 'Libro electrónico', de: 'E-Book' },
  activity: 'media',
  hasPassMark: false,
  // without questions the first end brings all
  isRetried: asks,
  hasExtraTime: false,
  hasQuestions: asks,
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn: handedInBook,
  exam: null,
  anonymous: null,
  items,
  recall: null,
  files: null,
  launch: null,
})
