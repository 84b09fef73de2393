import { WORKER_ART_CACHE } from '#shared/domain/worker.ts'

/** Deletes the pictures of the adventure that the service worker cached for this device. Never rejects. */
export async function dropSeenArt(): Promise<void> {
  // browsers have no caches on an address without https
  if (!('caches' in globalThis)) return
  await caches.delete(WORKER_ART_CACHE).catch(() => false)
}
