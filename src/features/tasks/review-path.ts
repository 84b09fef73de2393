import type { Task } from '#shared/contract/tasks.ts'
import { pathOfReview } from '#src/navigation/paths.ts'
import { kindOf } from './kinds.ts'

/** Where the finish itself leads to what was handed in; null where it does not. */
export function reviewPathOf({ type, id }: Pick<Task, 'type' | 'id'>): string | null {
  return kindOf(type)?.isReviewedAtOnce ? pathOfReview(id) : null
}
