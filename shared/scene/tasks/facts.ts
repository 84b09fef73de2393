import type { Claim } from '#kinds/define/shared.ts'
import { TASKS_SHARED, type TaskKind } from '#kinds/shared.ts'

/** Null where the server has judged it itself, and of a task that was withdrawn. */
export function claimOf(kind: TaskKind | null): Claim | null {
  return kind === null ? null : TASKS_SHARED[kind].claim
}

/** Whether a finish without points shows the sad face; of a kind that is not known it does not. */
export function isSadWithoutPoints(kind: string): boolean {
  return Object.values(TASKS_SHARED).some((one) => one.id === kind && one.isSadWithoutPoints)
}
