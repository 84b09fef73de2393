import type { SendMark } from './rules.ts'

/**
 * Marks as read what has this id: once however often it is shown. The outbox comes with the first mark: no map waits for it.
 * @param send it is repeated until it arrives, or is refused because there is nothing left to mark
 * @returns settles when it has arrived, and rejects at the first failure; it is repeated all the same
 */
export async function markAsRead(id: string, send: SendMark): Promise<void> {
  const { sendReadMark } = await import('./send-read-marks.ts')
  return sendReadMark(id, send)
}
