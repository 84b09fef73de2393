import { defineTaskServer } from '#kinds/define/server.ts'
import { video as kind } from '../shared/kind.ts'
import { filmFacts } from '#kinds/film/server/film-facts.ts'
import { filmRule } from '#kinds/film/server/film-rule.ts'

export const video = defineTaskServer(kind, {
  ...filmFacts,
  rule: filmRule(kind.id),
  name: { pl: 'Wideo', en: 'Video', es: 'Vídeo', de: 'Video' },
})
