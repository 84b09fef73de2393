/** What is asked of the worker, in plain facts. */
export interface Asked {
  method: string
  /** With its origin. */
  url: string
  /** Of the whole page: `navigate`. */
  mode: string
  /** Only a piece is wanted, as players of films ask for. */
  isPiece: boolean
}

/**
 * How it is answered.
 * - document: from the server, and from what is kept while there is no answer.
 * - bundle: from what was kept of this build and the one before it, else from the server.
 * - art: the same, kept when it is first seen; its name changes with its content.
 * - fresh: from the server, and from what it said last while there is no answer.
 * - network: not by the worker. All that players say and hear is among it: nothing of one is kept for another.
 */
export type Rule = 'document' | 'bundle' | 'art' | 'fresh' | 'network'

/** Films and papers come in pieces, and are too large to be kept unasked. */
const CACHED_ART = /^\/scenes\/.+\.(webp|png|jpg|svg|mp3|ogg|json)$/
/** Requests of the start that are answered the same for every player. */
const START_UP = ['/api/web/app-params', '/api/web/platform/settings', '/manifest.webmanifest']
const LOOK = /^\/(assets\/(?!pdf\/).+\.(json|svg|webp|png|mp3|ogg)|look\/\w+\.webp|translate\/.+\.json)$/

export function ruleFor({ method, url, mode, isPiece }: Asked, origin: string): Rule {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || isPiece || asked !== origin) return 'network'
  if (mode === 'navigate') return pathname === '/' ? 'document' : 'network'
  if (pathname.startsWith('/bundle/')) return 'bundle'
  if (CACHED_ART.test(pathname)) return 'art'
  return START_UP.includes(pathname) || LOOK.test(pathname) ? 'fresh' : 'network'
}
