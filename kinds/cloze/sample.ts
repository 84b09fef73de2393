import { defineTaskSample } from '#server/testing/task-sample.ts'
import { cloze as kind } from './shared/kind.ts'

const GAPS = [{ id: 'one' }, { id: 'two' }]

export const cloze = defineTaskSample(kind, {
  content: { type: kind.id, filling: 'typed', gaps: GAPS },
  written: { type: kind.id, filling: 'typed', gaps: GAPS },
  // what belongs in a gap stands among the words, which are not sent
  otherwise: null,
  refused: [
    { content: { type: kind.id, filling: 'words', gaps: [...GAPS, { id: 'one' }] }, says: 'twice' },
    { content: { type: kind.id, filling: 'words', gaps: [...GAPS, { id: 'whole' }] }, says: 'whole' },
  ],
  seconds: 0,
  moves({ pieces }) {
    // the tests write the name of its field as every word
    const filled = pieces.flatMap(({ gap }) => (gap === null ? [] : [{ gap, word: 'title' }]))
    return [...filled.slice(0, 1).map((fill) => ({ type: kind.id, fill })), { type: kind.id, check: filled }]
  },
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
