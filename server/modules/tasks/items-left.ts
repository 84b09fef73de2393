import * as z from 'zod/mini'
import { TASKS_SERVER } from '#kinds/server.ts'
import { LEFT_AFTER_MS, type ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import type { AttemptRow } from './attempt.ts'

/** How the questions of an attempt stand before it goes on, where it was left for so long; null where it was not, or asks nothing. */
export function itemsLeft(
  content: TaskPublished,
  { startedAt, state }: Pick<AttemptRow, 'startedAt' | 'state'>,
  now: Date,
): ItemAnswer[] | null {
  const { items, rule } = TASKS_SERVER[content.type]
  if (!items || now.getTime() - startedAt.getTime() < LEFT_AFTER_MS) return null
  const stored = z.safeParse(rule.stored, state)
  return stored.success ? items.answered(content, stored.data) : null
}
