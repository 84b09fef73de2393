import { watch } from 'node:fs'
import { buildAdventures, type BuildPlaces, type BuildResult } from './build-adventures.ts'
import { KeptArt } from './kept-art.ts'
import type { CompiledScenes } from './scene/compile-scene.ts'

/** Programs save in several steps: wait until they are done. */
const SETTLE_MS = 80

/**
 * Builds the adventures now and after every save in the scenes folder; the cache keeps what did not change. Builds never
 * overlap: what is saved meanwhile is built next.
 * @returns how to stop
 */
export function watchScenes(
  places: BuildPlaces,
  onBuilt: (result: BuildResult) => void,
  onBroken: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let building = Promise.resolve()
  const compiledScenes: CompiledScenes = new Map()
  const keptArt = new KeptArt()
  const build = (): void => {
    building = building.then(async () => {
      if (!isStopped) await buildAdventures(places, compiledScenes, keptArt).then(onBuilt, onBroken)
    })
  }
  const watcher = watch(places.scenesDir, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(build, SETTLE_MS)
  })
  watcher.on('error', onBroken)
  build()
  return () => {
    isStopped = true
    clearTimeout(timer)
    watcher.close()
  }
}
