import { defineTaskServer } from '#kinds/define/server.ts'
import { video as kind } from '../shared/kind.ts'
import { handedInFilm } from '#kinds/film/server/handed-in.ts'
import { filmIntake } from '#kinds/film/server/film-intake.ts'
import { filmRule } from '#kinds/film/server/film-rule.ts'

export const video = defineTaskServer(kind, {
  rule: filmRule(kind.id),
  intake: filmIntake,
  name: { pl: 'Wideo', en: 'Video', es: 'Vídeo', de: 'Video' },
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
