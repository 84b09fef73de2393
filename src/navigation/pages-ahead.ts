import { mayFetchAhead, watchLine } from '#src/lib/line.ts'
import { untilIdle } from '#src/lib/until-idle.ts'

type FetchAhead = () => Promise<unknown>

/** The likeliest first: pop-ups answer what a player does on the map, pages are opened from it, tasks are played on them, and the worker keeps the rest. */
const ORDER = ['popups', 'pages', 'players', 'worker'] as const
type Part = (typeof ORDER)[number]

const parts = new Map<Part, readonly FetchAhead[]>()
const fetched = new Set<FetchAhead>()
let runAgain: (() => void) | null = null

/** Says what of a part may be fetched ahead of its time, the likeliest first. @returns how to take it back */
export function addPagesAhead(part: Part, fetches: readonly FetchAhead[]): () => void {
  parts.set(part, fetches)
  runAgain?.()
  return () => void parts.delete(part)
}

/**
 * Fetches what a player who loses the connection would lose: one thing after another, when the browser is idle and while the line has
 * room for it (START-2). What does not come is asked for again by the next run. @returns how to stop
 */
export function fetchPagesAhead(): () => void {
  let isRunning = false
  let isStopped = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    await untilIdle()
    const missed: FetchAhead[] = []
    for (let next = nextOf(); next && !isStopped && mayFetchAhead(); next = nextOf()) {
      fetched.add(next)
      const isThere = await next().catch(() => false)
      if (isThere === false) missed.push(next)
      await untilIdle()
    }
    // the next run tries them again
    for (const one of missed) fetched.delete(one)
    isRunning = false
  }

  const start = () => void run()
  runAgain = start
  const stopWatching = watchLine(start)
  start()
  return () => {
    isStopped = true
    stopWatching()
    if (runAgain === start) runAgain = null
  }
}

function nextOf(): FetchAhead | undefined {
  return ORDER.flatMap((part) => parts.get(part) ?? []).find((fetch) => !fetched.has(fetch))
}
