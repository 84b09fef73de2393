import type { Task } from '#shared/contract/tasks.ts'
import { pathOfReview } from './paths.ts'

/** Where what was handed in can be looked at; null where nothing can. */
export function reviewPathOf({ type, id }: Pick<Task, 'type' | 'id'>): string | null {
  return type === 'egzamin' ? pathOfReview(id) : null
}
