/**
 * Words for anyone who develops or tests. A production build prints nothing to the console (BOOT-9): the branch is a
 * constant there and falls away.
 */
export function report(message: string, details?: unknown): void {
  if (import.meta.env.PROD) return
  // oxlint-disable-next-line no-console -- the one place that prints
  console.warn(message, details ?? '')
}
