import { within } from '#src/lib/within.ts'
import { ART, copyOf, FRESH, isWorthKeeping, keepCopy } from './cached-copies.ts'
import { ruleFor, type Rule } from './rules.ts'
import type { WorkerScope } from './scope.ts'
import type { Shell } from './shell.ts'

/** So long, in ms, the server may take before what is kept answers in its place. */
const TIMEOUT_MS = 4000

interface Answering {
  request: Request
  /** The server's answer, where it has been asked for already. */
  coming?: Promise<Response | undefined> | undefined
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
  if (rule === 'document') return answerDocument(asked, scope, shell)
  if (rule === 'bundle') return shell.file(asked.request)
  return rule === 'art' ? cacheFirst(asked, scope) : freshFirst(asked, scope)
}

/**
 * A player who comes back within the session gets what is kept at once, and what the server says counts for the next start: the page
 * confirms by its own calls that the player is still signed in. Everybody else, and each reload, gets the server's.
 */
async function answerDocument(asked: Answering, scope: WorkerScope, shell: Shell): Promise<Response> {
  const server = askServer(asked, scope, shell.expectDocument())
  const known = isReload(asked.request) ? undefined : await shell.playersDocument()
  // nobody waits for it then
  if (known) server.catch(() => undefined)
  return known ?? orCached(server, () => shell.document())
}

function isReload({ cache }: Request): boolean {
  return cache === 'no-cache' || cache === 'reload'
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
  const server = askServer(asked, scope, async (response) => {
    if (cache) await keepCopy(cache, asked.request, response)
  })
  return orCached(server, async () => cache && copyOf(cache, asked.request))
}

/** The server's answer, which is kept also where nobody waits for it any more. */
function askServer(
  { request, coming, waitUntil }: Answering,
  scope: WorkerScope,
  keep: (response: Response) => Promise<void>,
): Promise<Response> {
  const asked = Promise.resolve(coming).then((response) => response ?? scope.fetch(request))
  // said at once: the person who gets it reads it
  waitUntil(
    asked.then((response) => (isWorthKeeping(response) ? keep(response.clone()) : undefined)).catch(() => {}),
  )
  return asked
}

/** The server's word, and what is kept while it says none; where nothing is, it may take as long as it takes. */
async function orCached(
  server: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await within(TIMEOUT_MS, server)
  } catch {
    return (await cached().catch(() => undefined)) ?? server
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
