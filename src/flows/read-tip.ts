import { refreshProgress } from '#src/features/progress/queries.ts'
import { refreshTips, sendRead } from '#src/features/tips/queries.ts'
import { isFailure } from '#src/lib/failure.ts'
import { queryClient } from '#src/lib/query-client.ts'

/**
 * Marks a tip read; then the player's progress is told anew, and the tip is cleared (PROTIP-2).
 * @returns points that it brought; null where it was taken back meanwhile
 */
export async function readTip(id: string): Promise<number | null> {
  const points = await sendRead(id).catch((error: unknown) => {
    if (isFailure(error, 404)) return null
    throw error
  })
  await Promise.all([refreshProgress(queryClient), refreshTips(queryClient)])
  return points
}
