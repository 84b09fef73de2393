import { within } from '#src/lib/within.ts'
import { ART, copyOf, FRESH, isWorthKeeping, keepCopy } from './cached-copies.ts'
import { ruleFor, type Rule } from './rules.ts'
import type { WorkerScope } from './scope.ts'
import type { Shell } from './shell.ts'

/** So long, in ms, the server may take before what is kept answers in its place. */
const TIMEOUT_MS = 4000

interface Answering {
  request: Request
  /** The server's answer, where the browser has asked for it already. */
  preloadResponse?: Promise<Response | undefined> | undefined
  /** What goes on after the answer. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Answers a request by its rule. */
export function answer(
  rule: Exclude<Rule, 'network'>,
  asked: Answering,
  scope: WorkerScope,
  shell: Shell,
): Promise<Response> {
  if (rule === 'document') return serverFirst(asked, scope, () => shell.document(), shell.keepDocument)
  if (rule === 'bundle') return shell.file(asked.request)
  return rule === 'art' ? cacheFirst(asked, scope) : freshFirst(asked, scope)
}

/** Its name changes with its content: what is kept is right for ever. */
async function cacheFirst({ request, waitUntil }: Answering, scope: WorkerScope): Promise<Response> {
  const cache = await openCache(scope, ART)
  const cached = cache && (await copyOf(cache, request))
  if (cached) return cached
  const response = await scope.fetch(request)
  if (cache && isWorthKeeping(response)) waitUntil(keepCopy(cache, request, response.clone()))
  return response
}

async function freshFirst(asked: Answering, scope: WorkerScope): Promise<Response> {
  const cache = await openCache(scope, FRESH)
  return serverFirst(
    asked,
    scope,
    async () => cache && copyOf(cache, asked.request),
    async (response) => {
      if (cache) await keepCopy(cache, asked.request, response)
    },
  )
}

/** The server's word, and what is kept while it says none; where nothing is, it may take as long as it takes. */
async function serverFirst(
  { request, preloadResponse, waitUntil }: Answering,
  scope: WorkerScope,
  cached: () => Promise<Response | undefined>,
  keep: (response: Response) => Promise<void>,
): Promise<Response> {
  const asked = Promise.resolve(preloadResponse).then((response) => response ?? scope.fetch(request))
  // said at once: nobody waits any more for an answer that comes late, and it is kept all the same
  waitUntil(
    asked.then((response) => (isWorthKeeping(response) ? keep(response.clone()) : undefined)).catch(() => {}),
  )
  try {
    return await within(TIMEOUT_MS, asked)
  } catch {
    return (await cached().catch(() => undefined)) ?? asked
  }
}

/** Undefined where the browser lets nothing be kept. */
export function openCache(scope: WorkerScope, name: string): Promise<Cache | undefined> {
  return scope.caches.open(name).catch(() => undefined)
}

/** What is kept when it is first seen, and where. */
const SEEN = { art: ART, fresh: FRESH } as const

/** Keeps what a page fetched before the worker was there; most of it comes from the browser's own cache. Never rejects. */
export async function keepSeen(urls: readonly string[], scope: WorkerScope): Promise<void> {
  for (const url of urls.filter((one) => URL.canParse(one))) {
    const rule = ruleFor({ method: 'GET', url, mode: 'cors', isPiece: false }, scope.location.origin)
    const cache = rule === 'art' || rule === 'fresh' ? await openCache(scope, SEEN[rule]) : undefined
    if (!cache || (await copyOf(cache, url))) continue
    const response = await scope.fetch(url).catch(() => null)
    if (response && isWorthKeeping(response)) await keepCopy(cache, url, response)
  }
}
