import i18next from 'i18next'
import { adventureQuery } from '#src/features/adventures/queries.ts'
import type { FinishResult } from '#src/features/tasks/finish/result.ts'
import { taskQuery } from '#src/features/tasks/queries.ts'
import { refreshWorld } from '#src/flows/finish-task.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { presentFinish } from '#src/features/tasks/finish/present.ts'
import { showFinish } from '#src/flows/present-finish.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { pageAt } from '#src/navigation/paths.ts'
import { reviewPathOf } from '#src/features/tasks/review-path.ts'

/**
 * A finish that was made without a link has reached the server: the world shows it, and a pop-up what it brought, unless another
 * task is played. That it could not be counted is shown on every page: it takes no focus, and comes once.
 * @param result null: the server refused it, and the task stays to be finished
 */
export async function announceFinish(
  playerId: string,
  taskId: string,
  result: FinishResult | null,
): Promise<void> {
  await refreshWorld()
  const { language } = i18next
  const task = await queryClient.query(taskQuery(taskId, language)).catch(() => null)
  if (!task) return
  if (result === null) {
    const isWithLeader = task.review?.stars === null
    if (!task.is_completed && !isWithLeader)
      overlay.show({ kind: 'info', info: { vietType: 'uncounted', name: task.name } })
    return
  }
  if (pageAt(location.hash.slice(1)) === 'task') return
  const isCoins =
    queryClient.getQueryData(adventureQuery(language).queryKey)?.config.shop.isShopEnabled ?? false
  const finish = presentFinish({
    task,
    result,
    isCoins,
    finished: { mission: null, adventure: null, opened: [] },
    missions: new Map(),
    reviewPath: reviewPathOf(task),
    backgroundUrl: null,
  })
  showFinish({ playerId, finish, result })
}
