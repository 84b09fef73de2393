import { joined } from '#shared/domain/lines.ts'
import type { PlayRule } from '../../play/use-play.ts'

type Kind = 'quiz-connector-mothers-children'

/** A line shows at once; what is right the server says. */
export const connectorRule: PlayRule<Kind> = {
  kind: 'quiz-connector-mothers-children',
  apply(state, { join, check }) {
    if (state.isChecked) return state
    if (check) return { ...state, lines: check, isChecked: true }
    return join ? { ...state, lines: joined(state.lines, join.left, join.right) } : state
  },
  merge: (before, after) =>
    before.join && after.join && before.join.left === after.join.left ? after : null,
}
