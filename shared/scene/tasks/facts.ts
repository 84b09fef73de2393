import type { Claim } from '#kinds/define/shared.ts'
import { TASKS_SHARED, type TaskKind } from '#kinds/shared.ts'

/** False for a kind that a newer release has, or that was taken out of the list. */
export function isTaskKind(type: string): type is TaskKind {
  return Object.hasOwn(TASKS_SHARED, type)
}

/** Null where the server has judged it itself, and of a task that was withdrawn or whose kind is not known. */
export function claimOf(kind: string | null): Claim | null {
  return kind !== null && isTaskKind(kind) ? TASKS_SHARED[kind].claim : null
}

/** Whether a finish without points shows the sad face; of a kind that is not known it does not. */
export function isSadWithoutPoints(kind: string): boolean {
  return isTaskKind(kind) && TASKS_SHARED[kind].isSadWithoutPoints
}
