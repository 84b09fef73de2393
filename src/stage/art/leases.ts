import type { ImageSource } from 'pixi.js'
import { loadSource } from './load-source.ts'

interface Loaded {
  source: Promise<ImageSource>
  leases: number
}

const loaded = new Map<string, Loaded>()
/** Pictures held, and the bytes they take on the GPU. */
const held = { count: 0, bytes: 0 }

/** Files are shared by scenes and freed when the last one has left. The caller gives each lease back once. */
export function leaseSource(url: string): Promise<ImageSource> {
  const known = loaded.get(url)
  if (known) {
    known.leases += 1
    return known.source
  }
  const source = loadSource(url).then((ready) => {
    held.count += 1
    held.bytes += bytesOf(ready)
    return ready
  })
  loaded.set(url, { source, leases: 1 })
  return source
}

export function releaseSource(url: string): void {
  const known = loaded.get(url)
  if (!known) return
  known.leases -= 1
  if (known.leases > 0) return
  loaded.delete(url)
  known.source.then(free, () => {
    // It never came: nothing to free.
  })
}

function free(source: ImageSource): void {
  held.count -= 1
  held.bytes -= bytesOf(source)
  const picture: unknown = source.resource
  source.destroy()
  if (picture instanceof ImageBitmap) picture.close()
}

function bytesOf({ pixelWidth, pixelHeight }: ImageSource): number {
  return pixelWidth * pixelHeight * 4
}

export function heldArt(): { count: number; bytes: number } {
  return { ...held }
}
