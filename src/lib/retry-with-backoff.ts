/** Seconds before the next quiet try; the last one is waited for ever after. */
const WAITS_S = [2, 4, 8, 15]

/**
 * Tries quietly until it is done: as soon as the browser is online again, and in between after 2, 4, 8 and then every 15 s.
 * Nothing is tried while the page is out of sight; back in sight it is tried at once.
 * @param attempt says whether no further try is wanted
 * @param firstWaitS seconds before the first try where the server has named them
 * @returns how to stop; a try that is under way is not taken back
 */
export function retryWithBackoff(attempt: () => Promise<boolean>, firstWaitS?: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let isRunning = false
  let isOver = false

  function wait(): void {
    const usual = WAITS_S[Math.min(tries, WAITS_S.length - 1)] ?? 0
    const seconds = tries === 0 ? (firstWaitS ?? usual) : usual
    tries += 1
    timer = setTimeout(tryNow, seconds * 1000)
  }

  function tryNow(): void {
    if (isRunning || document.hidden) return
    clearTimeout(timer)
    isRunning = true
    void attempt().then((isDone) => {
      isRunning = false
      if (isDone) stop()
      else if (!isOver) wait()
    })
  }

  function stop(): void {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', tryNow)
    document.removeEventListener('visibilitychange', tryNow)
  }

  window.addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', tryNow)
  wait()
  return stop
}
