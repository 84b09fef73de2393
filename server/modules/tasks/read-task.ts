import type { Task } from '#shared/contract/tasks.ts'
import { showTask } from '#server/play/show-task.ts'
import { findTask } from './find-task.ts'
import type { PlayerVisit } from './visit.ts'

export async function readOneTask(taskId: string, visit: PlayerVisit): Promise<Task> {
  const { journey, placed } = await findTask(taskId, visit)
  return showTask(journey, placed, visit.tenant.features.isShopEnabled)
}
