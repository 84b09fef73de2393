import { ToLaunch, type FromLaunch } from '#kinds/scorm/shared/package-messages.ts'
import { openRuntime, type Runtime, type ScormApi } from './runtime.ts'

declare global {
  interface Window {
    /** Where a package of SCORM 1.2 looks for who keeps its data. */
    API?: ScormApi
  }
}

/**
 * The launch page: stands between the product, on another origin, and a package, on this one. Nothing but messages of a
 * checked shape crosses, and only to and from the page that has this one in its frame.
 */

/** So soon what a package has set is told, where it does not commit. */
const SEND_AFTER_MS = 3000
/** A page that does not go holds up nobody. */
const TIMEOUT_MS = 1500

const owner = document.documentElement.dataset['owner'] ?? ''
const ticket = location.pathname.split('/')[2] ?? ''
let runtime: Runtime | null = null
let frame: HTMLIFrameElement | null = null
let reporting: ReturnType<typeof setTimeout> | undefined

function send(message: FromLaunch): void {
  parent.postMessage(message, owner)
}

function open(opening: Extract<ToLaunch, { say: 'open' }>): void {
  runtime = openRuntime(opening, {
    now: () => performance.now(),
    send,
    onSet: () => {
      reporting ??= setTimeout(() => {
        reporting = undefined
        runtime?.send()
      }, SEND_AFTER_MS)
    },
  })
  window.API = runtime.api
  frame?.remove()
  frame = document.createElement('iframe')
  frame.allow = 'autoplay; fullscreen; unload'
  frame.title = document.title
  frame.src = `/package/${ticket}/${opening.href}`
  document.body.append(frame)
  frame.focus()
}

/** Lets the package say goodbye, which many do only when their page goes. */
async function close(): Promise<void> {
  if (frame) await leave(frame)
  clearTimeout(reporting)
  reporting = undefined
  runtime?.send()
  runtime = null
  send({ say: 'closed' })
}

function leave(left: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      left.remove()
      if (frame === left) frame = null
      resolve()
    }
    left.addEventListener('load', done, { once: true })
    setTimeout(done, TIMEOUT_MS)
    // no entry of the history: a step back leads out of the task
    left.contentWindow?.location.replace('about:blank')
  })
}

window.addEventListener('message', ({ data, origin, source }) => {
  if (origin !== owner || source !== parent) return
  const message = ToLaunch.safeParse(data)
  if (!message.success) return
  if (message.data.say === 'open') open(message.data)
  else void close()
})
document.addEventListener('visibilitychange', () => {
  if (document.hidden) runtime?.send()
})
window.addEventListener('pagehide', () => runtime?.send())
send({ say: 'ready' })
