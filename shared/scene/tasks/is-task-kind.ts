import { TASK_KINDS, type TaskKind } from '#kinds/shared.ts'

/** False for a kind that a newer release has, or that was taken out of the list. */
export function isTaskKind(type: string): type is TaskKind {
  return TASK_KINDS.some((kind) => kind === type)
}
