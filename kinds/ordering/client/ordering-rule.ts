import { verdictOfAll } from '#shared/domain/verdicts.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

/** The order shows at once; what is right the server says. */
export const orderingRule: PlayRule<'ordering'> = {
  kind: 'ordering',
  judged: ({ judged }) => (judged.length > 0 ? [{ key: 'check', verdict: verdictOfAll(judged) }] : []),
  apply(state, { order, check }) {
    if (state.isChecked) return state
    if (check) return { ...state, order: check, isChecked: true }
    return order ? { ...state, order } : state
  },
  // of two orders the last one counts
  merge: (before, after) => (before.order && !before.check && after.order && !after.check ? after : null),
}

/** The order with one of them at another place, from 0. */
export function movedTo(order: readonly string[], key: string, place: number): string[] {
  return order.filter((one) => one !== key).toSpliced(place, 0, key)
}
