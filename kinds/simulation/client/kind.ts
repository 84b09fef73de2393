import { defineTaskClient, again, retryNote } from '#kinds/define/client.tsx'
import { simulation as kind } from '../shared/kind.ts'

export const simulation = defineTaskClient(kind, {
  note: (t) => t('simulation.note'),
  doneNote: retryNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: (t, grade) =>
    grade === 'good' ? null : t(grade === 'fair' ? 'simulation.fairEnd' : 'simulation.poorEnd'),
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: false,
  player: async () => (await import('./SimulationPlayer.tsx')).SimulationPlayer,
})
