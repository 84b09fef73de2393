import { vi } from 'vitest'
import { SESSION_ENDS_HEADER } from '#shared/domain/session-ends.ts'
import type { WorkerScope } from '#src/worker/scope.ts'
import { fakeCaches } from './fake-caches.ts'

export const ORIGIN = 'https://isles.test'

interface Came {
  status?: number
  /** `basic`: of our own origin. */
  type?: ResponseType
  redirected?: boolean
  contentType?: string
  vary?: string
  /** In so many seconds. */
  sessionEnds?: number
}

/** An answer as `fetch` gives it. */
export function came(body: string, { status = 200, type = 'basic', redirected = false, ...more }: Came = {}) {
  const headers = new Headers({ 'content-type': more.contentType ?? 'text/javascript' })
  if (more.vary !== undefined) headers.set('vary', more.vary)
  if (more.sessionEnds !== undefined) headers.set(SESSION_ENDS_HEADER, String(more.sessionEnds))
  return Object.defineProperties(new Response(body, { status, headers }), {
    type: { value: type },
    redirected: { value: redirected },
  })
}

export const page = (body: string) => came(body, { contentType: 'text/html; charset=utf-8' })

type Heard = (event: object) => void

/** The global scope of a worker, with a server that answers what `web` says by path, and has no link for all else. */
export function fakeScope() {
  const cached = fakeCaches(ORIGIN)
  const web = new Map<string, () => Response | Promise<Response>>()
  const fetched: string[] = []
  const heard = new Map<string, Heard>()
  const fake = {
    location: { origin: ORIGIN },
    caches: cached.caches,
    clients: { claim: vi.fn(() => Promise.resolve()), matchAll: () => Promise.resolve([]) },
    registration: { navigationPreload: { enable: vi.fn(() => Promise.resolve()) } },
    skipWaiting: vi.fn(() => Promise.resolve()),
    async fetch(asked: Request | string) {
      await Promise.resolve()
      const path = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname
      fetched.push(path)
      const answer = web.get(path)
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
    addEventListener: (name: string, hear: Heard) => void heard.set(name, hear),
  }
  /** What the browser tells the worker. @returns the answer, and when all that goes on after it has settled */
  function happen(name: string, event: object = {}) {
    const works: Promise<unknown>[] = []
    const answers: Promise<Response>[] = []
    heard.get(name)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => void works.push(work),
      respondWith: (answer: Promise<Response>) => void answers.push(answer),
    })
    return { answer: answers[0] ?? null, isDone: () => Promise.all(works) }
  }
  return { ...cached, scope: fake as unknown as WorkerScope, fake, web, fetched, happen }
}
