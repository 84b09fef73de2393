import { defineTaskServer } from '#kinds/define/server.ts'
import { simulation as kind } from '../shared/kind.ts'
import { handedIn } from './handed-in.ts'
import { intake } from './intake.ts'
import { items } from './items.ts'
import { rule } from './rule.ts'

export const simulation = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: 'Symulacja', en: 'Simulation', es: 'Simulación', de: 'Simulation' },
  activity: 'simulation',
  hasPassMark: false,
  isRetried: () => true,
  hasExtraTime: false,
  hasQuestions: () => true,
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn,
  exam: null,
  anonymous: null,
  items,
  recall: null,
  files: null,
  launch: null,
})
