import { WORKER_PLAYING_CACHE } from '#shared/domain/worker.ts'

/** Nobody is known to play on this device: the next page comes from the server first. Never rejects. */
export async function forgetPlaying(): Promise<void> {
  // browsers have no caches on an address without https
  if (!('caches' in globalThis)) return
  await caches.delete(WORKER_PLAYING_CACHE).catch(() => false)
}
