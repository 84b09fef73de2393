import { WORKER_ART_CACHE, WORKER_CACHES } from '#shared/domain/worker.ts'

export const ART = WORKER_ART_CACHE
export const FRESH = `${WORKER_CACHES}fresh`

/** Files at most of each; beyond that what was kept first goes, and is kept anew when it is seen again. */
const MOST = 500

/** Copies are found whatever language or encoding they were asked in. */
export const ANY_COPY = { ignoreVary: true } as const

/** Whole, from our own origin, and what was asked for: a hotel's login page is none of it. */
export function isWorthKeeping({ status, redirected, type }: Response): boolean {
  return status === 200 && !redirected && type === 'basic'
}

/** Keeps it; where there is no room, the older half of what is kept there makes some. Never rejects. */
export async function keepCopy(cache: Cache, request: Request | string, response: Response): Promise<void> {
  try {
    await cache.put(request, response)
    await forgetFirst(cache, (count) => count - MOST)
  } catch (error) {
    // a link that is lost on the way is no lack of room
    if (!isNoRoom(error)) return
    await forgetFirst(cache, (count) => Math.ceil(count / 2)).catch(() => undefined)
  }
}

function isNoRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

async function forgetFirst(cache: Cache, howMany: (count: number) => number): Promise<void> {
  const cached = await cache.keys()
  const over = Math.max(0, howMany(cached.length))
  await Promise.all(cached.slice(0, over).map((request) => cache.delete(request)))
}

/** What is kept under it; where the storage is broken, nothing is. */
export async function copyOf(cache: Cache, request: Request | string): Promise<Response | undefined> {
  return cache.match(request, ANY_COPY).catch(() => undefined)
}
