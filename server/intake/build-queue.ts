import type { BuildResult } from './build-adventures.ts'

/** Programs save in several steps: wait until they are done. */
const SETTLE_MS = 80
/** Cards and round windows are painted when nobody has saved for so long. */
const QUIET_MS = 400

export interface BuildListener {
  /** Something was saved: a build follows. */
  onSaved: () => void
  /** A build begins: it holds all that was saved before. */
  onBegun: () => void
  onBuilt: (result: BuildResult) => void
  onBroken: (error: unknown) => void
}

export interface BuildQueue {
  /** Something was saved. */
  save: () => void
  stop: () => void
}

/**
 * One build now and one after every save, never two at once: what is saved meanwhile is built next. What takes long is
 * left for a build of its own, when it is quiet.
 */
export function buildQueue(
  build: (mayBeBehind: boolean) => Promise<BuildResult>,
  { onSaved, onBegun, onBuilt, onBroken }: BuildListener,
): BuildQueue {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** Builds that have not ended, the one that runs among them. */
  let waiting = 0
  let building = Promise.resolve()

  function enqueue(mayBeBehind: boolean): void {
    timer = undefined
    waiting += 1
    building = building.then(() => run(mayBeBehind)).catch(onBroken)
  }

  async function run(mayBeBehind: boolean): Promise<void> {
    try {
      if (isStopped) return
      onBegun()
      finish(await build(mayBeBehind))
    } finally {
      waiting -= 1
    }
  }

  function finish(result: BuildResult): void {
    // a save that waits already brings its own
    if (result.isBehind && !isStopped && waiting === 1) timer ??= setTimeout(enqueue, QUIET_MS, false)
    onBuilt(result)
  }

  enqueue(true)
  return {
    save() {
      onSaved()
      clearTimeout(timer)
      timer = setTimeout(enqueue, SETTLE_MS, true)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
