import { buildAdventures, type BuildPlaces } from './build-adventures.ts'
import { buildQueue, type BuildListener } from './build-queue.ts'
import { PixelCache } from './pixel-cache.ts'
import type { CompiledScenes } from './scene/compile-scene.ts'
import { watchFolder } from './watch-folder.ts'

/**
 * Builds the adventures now and after every save in the scenes folder; the cache keeps what did not change. The scenes
 * stand first; what is painted of whole scenes follows when it is quiet.
 * @returns how to stop
 */
export function watchScenes(places: BuildPlaces, listener: BuildListener): () => void {
  const compiledScenes: CompiledScenes = new Map()
  const pixelCache = new PixelCache()
  const queue = buildQueue(
    (mayBeBehind) => buildAdventures(places, compiledScenes, pixelCache, mayBeBehind),
    listener,
  )
  const stopWatching = watchFolder(places.scenesDir, queue.save, listener.onBroken)
  return () => {
    queue.stop()
    stopWatching()
  }
}
