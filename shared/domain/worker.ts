/** Where the service worker is served (SW-1). */
export const WORKER_URL = '/ngsw-worker.js'
/** What it answers for. */
export const WORKER_SCOPE = '/'
/** How the caches begin that it keeps. */
export const WORKER_CACHES = 'waymark-'
/** The cache of the adventure's pictures and sounds; a page deletes it at a logout (AUTH-5). */
export const WORKER_ART_CACHE = `${WORKER_CACHES}art`
/** The cache that says until when somebody is known to play here; a page deletes it when the session ends. */
export const WORKER_PLAYING_CACHE = `${WORKER_CACHES}playing`

/** A message from a page to the worker. */
export type ToWorker =
  /** A worker that waits may answer for all pages from now on. */
  | { type: 'take-over' }
  /** What the page fetched before the worker was there, by address, is to be kept. */
  | { type: 'keep'; urls: readonly string[] }
  /** The line has room: what nobody has opened yet is to be kept, too. */
  | { type: 'fill' }
  /** Which build is it of? Answered with a `Build` on the port that comes along. */
  | { type: 'which' }

/** The script that a build's document begins with, as its address: no two builds begin with the same. */
export type Build = string

export function isToWorker(data: unknown): data is ToWorker {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  if (data.type === 'keep') {
    return 'urls' in data && Array.isArray(data.urls) && data.urls.every((url) => typeof url === 'string')
  }
  return ['take-over', 'fill', 'which'].includes(String(data.type))
}
