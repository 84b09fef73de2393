import { defineTaskServer } from '#kinds/define/server.ts'
import { film as kind } from '../shared/kind.ts'
import { handedInFilm } from './handed-in.ts'
import { filmIntake } from './film-intake.ts'
import { filmRule } from './film-rule.ts'

export const film = defineTaskServer(kind, {
  rule: filmRule(kind.id),
  intake: filmIntake,
  name: { pl: 'Film', en: 'Film', es: 'Película', de: 'Film' },
  activity: 'media',
  hasPassMark: false,
  hasExtraTime: false,
  hasQuestions: () => false,
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn: handedInFilm,
  exam: null,
  anonymous: null,
  files: null,
  launch: null,
})
