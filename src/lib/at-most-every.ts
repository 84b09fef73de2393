/** Something that is done a while after it was asked for, once for all that asked meanwhile. */
export interface Postponed {
  ask: () => void
  /** Does it at once, where it was asked for. */
  now: () => void
}

/** Keeps what takes long out of the way of what is typed. @param ms until it is done at the latest */
export function atMostEvery(ms: number, run: () => void): Postponed {
  let timer: ReturnType<typeof setTimeout> | null = null
  const now = () => {
    if (timer === null) return
    clearTimeout(timer)
    timer = null
    run()
  }
  return {
    ask: () => {
      timer ??= setTimeout(now, ms)
    },
    now,
  }
}
