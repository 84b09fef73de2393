import { defineTaskClient } from '#kinds/define/client.tsx'
import { filmFacts } from '#kinds/film/client/kind.ts'
import { video as kind } from '../shared/kind.ts'

export const video = defineTaskClient(kind, {
  ...filmFacts,
  player: async () => (await import('./VideoPlayer.tsx')).VideoPlayer,
})
