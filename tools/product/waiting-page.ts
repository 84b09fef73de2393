import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

/** Asked by the waiting page; never a page of the product. */
export const STATUS_PATH = '/waymark-is-starting'
const ASK_EVERY_MS = 500
/** A server that listens answers at once; a busy machine may take its time. */
const ANSWER_WITHIN_MS = 5000

/** What a developer waits for. */
export type StartStep = 'Building the scenes' | 'Starting the server'

interface WaitingPage {
  /** For the developer's Vite alone. */
  plugin: Plugin
  enter: (step: StartStep) => void
}

/** @param isReady asks the server */
export function waitingPage(isReady: () => Promise<boolean>): WaitingPage {
  let step: StartStep = 'Building the scenes'
  const answer = answerWhileStarting(isReady, () => step)
  return {
    plugin: {
      name: 'waymark-waiting-page',
      apply: 'serve',
      configureServer: ({ middlewares }) => void middlewares.use(answer),
    },
    enter(next) {
      step = next
    },
  }
}

/**
 * While developing, Vite answers before the server does. Until that is ready, every page is a waiting page that says what
 * is going on and reloads by itself; the address, with its fragment, stays.
 */
export function answerWhileStarting(
  isReady: () => Promise<boolean>,
  step: () => StartStep,
): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void {
  return (request, response, next) => {
    const isStatus = request.url === STATUS_PATH
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!isStatus && !isPage) {
      next()
      return
    }
    isReady().then((ready) => {
      if (isStatus) send(response, 200, 'application/json', JSON.stringify({ isReady: ready, step: step() }))
      else if (ready) next()
      else send(response, 503, 'text/html', pageOf(step()))
    }, next)
  }
}

/** Asks the server's own address: a question through the proxy would fill the terminal with errors meanwhile. */
export async function isServerReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/ready`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  response.end(body)
}

const pageOf = (step: StartStep): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Waymark is starting</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box;
    font: 1.125rem/1.5 system-ui, sans-serif; color: #f3f7fa; background: #16264f }
  main { max-width: 32rem }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
  p { margin: 0 0 .75rem }
  [role=status] { font-weight: 600; color: #ffd27a }
  .bar { height: 4px; margin: 0 0 1rem; border-radius: 2px; overflow: hidden; background: #4a5c94 }
  .bar::before { content: ''; display: block; width: 30%; height: 100%; background: #ffd27a; animation: move 1.6s ease-in-out infinite alternate }
  @keyframes move { to { margin-left: 70% } }
  @media (prefers-reduced-motion: reduce) { .bar::before { animation: none; width: 100%; opacity: .5 } }
</style>
<main>
  <h1>Waymark is starting</h1>
  <div class="bar"></div>
  <p role="status">${step} …</p>
  <p>The first start in a folder takes up to a few minutes; later ones take seconds. This page goes on by itself.</p>
</main>
<script>
  const status = document.querySelector('[role=status]')
  const say = (text) => { if (status.textContent !== text) status.textContent = text }
  async function ask() {
    try {
      const { isReady, step } = await (await fetch('${STATUS_PATH}')).json()
      if (isReady) return location.reload()
      say(step + ' …')
    } catch {
      say('“npm run dev” has ended; the terminal says why. Once it runs again, this page goes on.')
    }
    setTimeout(ask, ${ASK_EVERY_MS})
  }
  ask()
</script>
</html>
`
