import type { TextureSource } from 'pixi.js'
import { frames } from '../runtime.ts'

/** Hands a picture to the GPU; null where there is none. */
let send: ((source: TextureSource) => void) | null = null
let last = Promise.resolve()

/** @returns how to stop */
export function uploadWith(upload: (source: TextureSource) => void): () => void {
  send = upload
  return () => {
    send = null
  }
}

/**
 * One picture a frame: a frame that draws all that has come at once is late. Settles when its own is uploaded; at once where nothing
 * is uploaded, for there every frame is dear.
 */
export function upload(source: TextureSource): Promise<void> {
  if (!send) return Promise.resolve()
  last = last.then(async () => {
    await frames.nextFrame()
    if (source.destroyed) return
    try {
      send?.(source)
    } catch {
      // The GPU has gone: drawing uploads what is drawn, once it is back.
    }
  })
  return last
}
