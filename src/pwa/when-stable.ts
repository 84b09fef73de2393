/** The worker comes then at the latest, in ms (specification, section 9). */
export const LATEST_MS = 30_000
/** So long nothing may be under way. */
const CALM_MS = 2000
const LOOK_MS = 500

/** Runs an action once the page has come to rest, or 30 s later. @returns how to stop */
export function whenStable(isBusy: () => boolean, action: () => void): () => void {
  let calm = 0
  const stop = () => {
    clearInterval(looking)
    clearTimeout(latest)
  }
  const run = () => {
    stop()
    action()
  }
  const looking = setInterval(() => {
    calm = isBusy() ? 0 : calm + LOOK_MS
    if (calm >= CALM_MS) run()
  }, LOOK_MS)
  const latest = setTimeout(run, LATEST_MS)
  return stop
}
