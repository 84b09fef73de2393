import type { ImageSource } from 'pixi.js'
import { within } from '#src/lib/within.ts'
import { loadSource } from './load-source.ts'
import { upload } from './uploads.ts'

/** How long a scene waits for one picture before it stands without it, in ms. */
const TIMEOUT_MS = 20_000

interface Loaded {
  source: Promise<ImageSource>
  leases: number
  /** Ends what is still under way. */
  abort: AbortController
}

const loaded = new Map<string, Loaded>()
/** Pictures held, and the bytes they take on the GPU. */
const held = { count: 0, bytes: 0 }

/**
 * Files are shared by scenes and freed when the last one has left, also those that have not come yet. The caller gives each
 * lease back once; one whose file did not come has nothing to give back, and the next asks for the file again.
 */
export function leaseSource(url: string): Promise<ImageSource> {
  const known = loaded.get(url)
  if (known) {
    known.leases += 1
    return known.source
  }
  const abort = new AbortController()
  const lent: Loaded = { source: load(url, abort.signal), leases: 1, abort }
  loaded.set(url, lent)
  lent.source.catch(() => {
    if (loaded.get(url) === lent) loaded.delete(url)
  })
  return lent.source
}

async function load(url: string, signal: AbortSignal): Promise<ImageSource> {
  const source = await within(TIMEOUT_MS, loadSource(url, signal))
  held.count += 1
  held.bytes += bytesOf(source)
  await upload(source)
  return source
}

export function releaseSource(url: string): void {
  const known = loaded.get(url)
  if (!known) return
  known.leases -= 1
  if (known.leases > 0) return
  loaded.delete(url)
  known.abort.abort()
  void known.source.then(free, () => undefined)
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
