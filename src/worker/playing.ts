import { WORKER_PLAYING_CACHE } from '#shared/domain/worker.ts'
import { SESSION_ENDS_HEADER } from '#shared/domain/session-ends.ts'
import { copyOf } from './cached-copies.ts'
import type { WorkerScope } from './scope.ts'

const SECOND_MS = 1000

/** What is known of the person on this device: whether the document that was written for a player still fits. */
export interface Playing {
  /** Whether the session in which the server wrote the document is still within its time. Never rejects. */
  isKnown: () => Promise<boolean>
  /**
   * Called before the server is asked for a document.
   * @returns notes what it says with that: until when its session lasts, or that nobody plays; nothing where the session has been seen to end
   * since. Never rejects
   */
  expect: () => (document: Response) => Promise<void>
  /** Nobody is known to play with this build any more. Never rejects. */
  forget: () => Promise<void>
}

/** @param build the one whose document is meant: that of another leads to files that are not here */
export function openPlaying({ caches }: Pick<WorkerScope, 'caches'>, build: string): Playing {
  async function forget(): Promise<void> {
    await caches
      .open(WORKER_PLAYING_CACHE)
      .then((cache) => cache.delete(build))
      .catch(() => false)
  }

  return {
    async isKnown() {
      const cache = await caches.open(WORKER_PLAYING_CACHE).catch(() => null)
      const until = Number(await (cache && (await copyOf(cache, build)))?.text())
      return until > Date.now()
    },
    expect() {
      // a page that sees the session end deletes the cache: what is put into this one from then on is in none that is opened later
      const opened = caches.open(WORKER_PLAYING_CACHE).catch(() => null)
      return async ({ headers }) => {
        const seconds = Number(headers.get(SESSION_ENDS_HEADER))
        if (!(seconds > 0)) {
          await caches.delete(WORKER_PLAYING_CACHE).catch(() => false)
          return
        }
        const until = String(Date.now() + seconds * SECOND_MS)
        const cache = await opened
        await cache?.put(build, new Response(until)).catch(() => undefined)
      }
    },
    forget,
  }
}
