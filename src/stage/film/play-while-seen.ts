import { isStill } from '../runtime.ts'
import { prefersList, stageStore } from '../stage-store.ts'

/**
 * Plays a film while the stage is seen and moves. Where the browser refuses to play by itself, it is asked once more on the
 * first press; `onRefused` tells that this, too, was in vain.
 * @returns how to stop
 */
export function playWhileSeen(video: HTMLVideoElement, onRefused: () => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  let mayAskAgain = true
  let isAsked = false

  async function play(): Promise<void> {
    isAsked = true
    try {
      await video.play()
      isAsked = false
    } catch (error) {
      if (signal.aborted) return
      // Paused meanwhile: not a refusal.
      if (isAbort(error)) {
        isAsked = false
        update()
        return
      }
      if (!mayAskAgain) {
        onRefused()
        return
      }
      mayAskAgain = false
      for (const kind of ['pointerup', 'keydown'])
        document.addEventListener(kind, onPress, { signal, capture: true })
    }
  }

  function onPress(): void {
    for (const kind of ['pointerup', 'keydown']) document.removeEventListener(kind, onPress, true)
    isAsked = false
    update()
  }

  function update(): void {
    if (!isSeen()) video.pause()
    else if (video.paused && !isAsked) void play()
  }

  document.addEventListener('visibilitychange', update, { signal })
  motion.addEventListener('change', update, { signal })
  const unsubscribe = stageStore.subscribe(update)
  update()
  return () => {
    stopped.abort()
    unsubscribe()
    video.pause()
  }
}

function isSeen(): boolean {
  const stage = stageStore.getState()
  return !document.hidden && !stage.isCovered && !prefersList(stage) && !isStill()
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
