/** ms after which the player learns that the picture is being restored. */
const REPORT_AFTER_MS = 500
/** ms of being seen after which a context is given up: a browser restores none in a hidden tab. */
const GIVE_UP_AFTER_MS = 5000
const MINUTE = 60_000
const LOSSES_A_MINUTE = 3

interface Watcher {
  onSlow: () => void
  onRestored: () => void
  /** It stays away, or keeps dying. */
  onHopeless: () => void
}

interface ContextWatch {
  /** Draws a frame, unless there is nothing to draw it on. @throws what drawing throws, but not where the GPU went meanwhile */
  draw: (render: () => void) => void
  stop: () => void
}

/** Watches a canvas whose GPU may go away. What is lost again before it has drawn anything was lost once. */
export function watchContext(canvas: HTMLCanvasElement, watcher: Watcher): ContextWatch {
  const gl = canvas.getContext('webgl2')
  const losses: number[] = []
  let timers: ReturnType<typeof setTimeout>[] = []
  let hasDrawn = true
  let isLost = false
  // The event comes late.
  const isGone = () => isLost || gl?.isContextLost() === true
  const calm = () => {
    timers.forEach(clearTimeout)
    timers = []
  }
  const wait = () => {
    calm()
    if (isLost && !document.hidden)
      timers = [setTimeout(watcher.onSlow, REPORT_AFTER_MS), setTimeout(watcher.onHopeless, GIVE_UP_AFTER_MS)]
  }
  const lost = (event: Event) => {
    event.preventDefault()
    isLost = true
    wait()
    if (hasDrawn) losses.push(event.timeStamp)
    hasDrawn = false
    const recent = losses.filter((time) => event.timeStamp - time < MINUTE)
    if (recent.length >= LOSSES_A_MINUTE) {
      calm()
      watcher.onHopeless()
    }
  }
  const restored = () => {
    isLost = false
    calm()
    watcher.onRestored()
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)
  document.addEventListener('visibilitychange', wait)
  return {
    draw: (render) => {
      if (isGone()) return
      try {
        render()
      } catch (error) {
        if (!isGone()) throw error
      }
      hasDrawn ||= !isGone()
    },
    stop: () => {
      calm()
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', restored)
      document.removeEventListener('visibilitychange', wait)
    },
  }
}
