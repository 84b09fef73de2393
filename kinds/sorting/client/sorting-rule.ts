import { laidInto } from '#shared/domain/placing.ts'
import { verdictOfAll } from '#shared/domain/verdicts.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

/** Where an item lies shows at once; what is right the server says. */
export const sortingRule: PlayRule<'sorting'> = {
  kind: 'sorting',
  judged: ({ judged }) => (judged.length > 0 ? [{ key: 'check', verdict: verdictOfAll(judged) }] : []),
  apply(state, { lay, check }) {
    if (state.isChecked) return state
    if (check) return { ...state, laid: check, isChecked: true }
    return lay ? { ...state, laid: laidInto(state.laid, lay.item, lay.place, false) } : state
  },
  // of two places for one item the last one counts
  merge: (before, after) => (before.lay && before.lay.item === after.lay?.item ? after : null),
}
