import { defineTaskServer } from '#kinds/define/server.ts'
import { film as kind } from '../shared/kind.ts'
import { filmFacts } from './film-facts.ts'
import { filmRule } from './film-rule.ts'

export const film = defineTaskServer(kind, {
  ...filmFacts,
  rule: filmRule(kind.id),
  name: { pl: 'Film', en: 'Film', es: 'Vídeo formativo', de: 'Film' },
})
