import type { TextureSource } from 'pixi.js'
import { frames } from '../runtime.ts'

/** Hands a picture to the GPU; does nothing where there is none. */
let send: (source: TextureSource) => void = () => {}
let last = Promise.resolve()

/** @returns how to stop */
export function uploadWith(upload: (source: TextureSource) => void): () => void {
  send = upload
  return () => {
    send = () => {}
  }
}

/** One picture a frame: a frame that draws all that has come at once is late. Settles when its own is uploaded. */
export function upload(source: TextureSource): Promise<void> {
  last = last.then(async () => {
    await frames.nextFrame()
    if (source.destroyed) return
    try {
      send(source)
    } catch {
      // The GPU has gone: drawing uploads what is drawn, once it is back.
    }
  })
  return last
}
