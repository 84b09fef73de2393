import { buildAdventures, type BuildPlaces } from './build-adventures.ts'
import { buildQueue, type ToldOfBuilds } from './build-queue.ts'
import { KeptArt } from './kept-art.ts'
import type { CompiledScenes } from './scene/compile-scene.ts'
import { watchFolder } from './watch-folder.ts'

/**
 * Builds the adventures now and after every save in the scenes folder; the cache keeps what did not change. The scenes
 * stand first; what is painted of whole scenes follows when it is quiet.
 * @returns how to stop
 */
export function watchScenes(places: BuildPlaces, told: ToldOfBuilds): () => void {
  const compiledScenes: CompiledScenes = new Map()
  const keptArt = new KeptArt()
  const queue = buildQueue(
    (mayBeBehind) => buildAdventures(places, compiledScenes, keptArt, mayBeBehind),
    told,
  )
  const stopWatching = watchFolder(places.scenesDir, queue.save, told.onBroken)
  return () => {
    queue.stop()
    stopWatching()
  }
}
