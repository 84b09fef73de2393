import { defineTaskServer } from '#kinds/define/server.ts'
import { scorm as kind } from '../shared/kind.ts'
import { handedIn } from './handed-in.ts'
import { intake } from './intake.ts'
import { packageFor } from './edition.ts'
import { rule, StoredScorm } from './rule.ts'

export const scorm = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: 'Kurs online', en: 'Online course', es: 'Curso en línea', de: 'Onlinekurs' },
  activity: 'course',
  hasPassMark: false,
  isRetried: () => true,
  hasExtraTime: false,
  hasQuestions: () => false,
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn,
  exam: null,
  anonymous: null,
  items: null,
  recall: null,
  files: null,
  launch: { packageOf: (content, state) => packageFor(content, StoredScorm.safeParse(state).data ?? {}) },
})
