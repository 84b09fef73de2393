import { verdictOfAll } from '#shared/domain/verdicts.ts'
import type { ClozeState } from '#kinds/cloze/shared/schemas.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

type Filled = ClozeState['filled']

/** What is in a gap shows at once; what is right the server says. @param isTyped the same word may be in two gaps then */
export const clozeRule = (isTyped: boolean): PlayRule<'cloze'> => ({
  kind: 'cloze',
  judged: ({ judged }) => (judged.length > 0 ? [{ key: 'check', verdict: verdictOfAll(judged) }] : []),
  apply(state, { fill, check }) {
    if (state.isChecked) return state
    if (check) return { ...state, filled: check, isChecked: true }
    return fill ? { ...state, filled: filledWith(state.filled, fill.gap, fill.word, isTyped) } : state
  },
  merge({ fill: before }, { fill: after }) {
    if (!before || before.gap !== after?.gap) return null
    // a word that lies there comes out of the gap that had it: only where nothing is typed elsewhere is the first needless
    return isTyped || before.word === null ? { type: 'cloze', fill: after } : null
  },
})

export function filledWith(filled: Filled, gap: string, word: string | null, isTyped: boolean): Filled {
  const others = filled.filter((one) => one.gap !== gap && (isTyped || one.word !== word))
  return word === null ? others : [...others, { gap, word }]
}
