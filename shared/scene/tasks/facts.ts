import type { Claim } from '#kinds/define/shared.ts'
import { TASKS_SHARED } from '#kinds/facts.ts'
import { isTaskKind } from './is-task-kind.ts'

/** Null where the server has judged it itself, and of a task that was withdrawn or whose kind is not known. */
export function claimOf(kind: string | null): Claim | null {
  return kind !== null && isTaskKind(kind) ? TASKS_SHARED[kind].claim : null
}

/** Whether a finish without points shows the sad face; of a kind that is not known it does not. */
export function isSadWithoutPoints(kind: string): boolean {
  return isTaskKind(kind) && TASKS_SHARED[kind].isSadWithoutPoints
}

/** Whether a task needs a link to be played: what only a newer release knows does. */
export function isPlayedFromServer(kind: string): boolean {
  return !isTaskKind(kind) || TASKS_SHARED[kind].isPlayedFromServer
}
