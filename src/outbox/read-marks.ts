import type { SendMark } from './rules.ts'

/**
 * Marks a thing as read, once, however often it is shown. The outbox is loaded with the first mark: no map waits for it.
 * @param send retried until it arrives, or is refused because there is nothing left to mark
 * @returns settles when it has arrived; rejects at the first failure, which is retried all the same
 */
export async function markAsRead(id: string, send: SendMark): Promise<void> {
  const { sendReadMark } = await import('./send-read-marks.ts')
  return sendReadMark(id, send)
}
