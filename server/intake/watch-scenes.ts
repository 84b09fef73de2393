import { watch } from 'node:fs'
import { buildAdventures, type BuildPlaces, type BuildResult } from './build-adventures.ts'
import { KeptArt } from './kept-art.ts'
import type { CompiledScenes } from './scene/compile-scene.ts'

/** Programs save in several steps: wait until they are done. */
const SETTLE_MS = 80
/** Cards and round windows are painted when nobody has saved for so long. */
const QUIET_MS = 400

export interface WatchedScenes {
  /** Something was saved: a build follows. */
  onSaved: () => void
  /** A build begins: it holds all that was saved before. */
  onBegun: () => void
  onBuilt: (result: BuildResult) => void
  onBroken: (error: unknown) => void
}

/**
 * Builds the adventures now and after every save in the scenes folder; the cache keeps what did not change. The scenes
 * stand first; what is painted of whole scenes follows when it is quiet. Builds never overlap: what is saved meanwhile is
 * built next.
 * @returns how to stop
 */
export function watchScenes(places: BuildPlaces, told: WatchedScenes): () => void {
  const { onSaved, onBegun, onBuilt, onBroken } = told
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** Builds that have not ended, the one that runs among them. */
  let waiting = 0
  let building = Promise.resolve()
  const compiledScenes: CompiledScenes = new Map()
  const keptArt = new KeptArt()
  const build = (mayBeBehind: boolean): void => {
    timer = undefined
    waiting += 1
    building = building.then(() => run(mayBeBehind)).catch(onBroken)
  }
  const run = async (mayBeBehind: boolean): Promise<void> => {
    try {
      if (isStopped) return
      onBegun()
      finish(await buildAdventures(places, compiledScenes, keptArt, mayBeBehind))
    } finally {
      waiting -= 1
    }
  }
  const finish = (result: BuildResult): void => {
    // a save that waits already brings its own
    if (result.isBehind && !isStopped && waiting === 1) timer ??= setTimeout(build, QUIET_MS, false)
    onBuilt(result)
  }
  const watcher = watch(places.scenesDir, { recursive: true }, () => {
    onSaved()
    clearTimeout(timer)
    timer = setTimeout(build, SETTLE_MS, true)
  })
  watcher.on('error', onBroken)
  build(true)
  return () => {
    isStopped = true
    clearTimeout(timer)
    watcher.close()
  }
}
