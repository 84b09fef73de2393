/** When the end of an attempt is taken, in ms of this page's clock; of those that the server has named. */
const finishAt = new Map<string, number>()

/** @param seconds as the server has just said; undefined: it is taken at once */
export function noteFinishIn(attemptId: string, seconds: number | undefined): void {
  if (seconds === undefined) finishAt.delete(attemptId)
  else finishAt.set(attemptId, performance.now() + seconds * 1000)
}

/** Settles when the end of an attempt is taken: fast fingers wait here instead of being refused (TASK-6). */
export async function untilFinishable(attemptId: string): Promise<void> {
  const ms = (finishAt.get(attemptId) ?? 0) - performance.now()
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
