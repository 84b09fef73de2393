/** ms after which the player is told that the picture is coming back. */
const TELL_AFTER = 500
/** ms after which a context is given up. */
const GIVE_UP_AFTER = 5000
const MINUTE = 60_000
const LOSSES_A_MINUTE = 3

interface Watcher {
  onLost: () => void
  onSlow: () => void
  onRestored: () => void
  /** It stays away, or keeps dying. */
  onHopeless: () => void
}

interface ContextWatch {
  /** To be told with every frame that was drawn. */
  drawn: () => void
  stop: () => void
}

/** Watches a canvas whose GPU may go away. What is lost again before it has drawn anything was lost once. */
export function watchContext(canvas: HTMLCanvasElement, watcher: Watcher): ContextWatch {
  const losses: number[] = []
  let timers: ReturnType<typeof setTimeout>[] = []
  let hasDrawn = true
  const calm = () => {
    timers.forEach(clearTimeout)
    timers = []
  }
  const lost = (event: Event) => {
    event.preventDefault()
    calm()
    watcher.onLost()
    if (hasDrawn) losses.push(event.timeStamp)
    hasDrawn = false
    const recent = losses.filter((time) => event.timeStamp - time < MINUTE)
    if (recent.length >= LOSSES_A_MINUTE) {
      watcher.onHopeless()
      return
    }
    timers = [setTimeout(watcher.onSlow, TELL_AFTER), setTimeout(watcher.onHopeless, GIVE_UP_AFTER)]
  }
  const restored = () => {
    calm()
    watcher.onRestored()
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)
  return {
    drawn: () => {
      hasDrawn = true
    },
    stop: () => {
      calm()
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', restored)
    },
  }
}
