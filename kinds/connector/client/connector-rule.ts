import { joined } from '#shared/domain/lines.ts'
import { verdictOfAll } from '#shared/domain/verdicts.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

type Kind = 'quiz-connector-mothers-children'

/** A line shows at once; what is right the server says. */
export const connectorRule: PlayRule<Kind> = {
  kind: 'quiz-connector-mothers-children',
  judged: ({ judged }) => (judged.length > 0 ? [{ key: 'check', verdict: verdictOfAll(judged) }] : []),
  apply(state, { join, check }) {
    if (state.isChecked) return state
    if (check) return { ...state, lines: check, isChecked: true }
    return join ? { ...state, lines: joined(state.lines, join.left, join.right) } : state
  },
  merge({ join: before }, after) {
    if (!before || before.left !== after.join?.left) return null
    // a line takes away the one that its right end had: only where it is the same is it needless
    return before.right === null || before.right === after.join.right ? after : null
  },
}
