import type { TaskKind } from '#shared/domain/task-kinds.ts'
import { learningPill } from './learning-pill.ts'
import type { TaskRule } from './rule.ts'

/** The rule of every kind; the compiler names the one that is missing. */
export const TASK_RULES: { [Kind in TaskKind]: TaskRule<Kind> } = {
  'learning-pill': learningPill,
}
