import { MESSAGE_LENGTH, reportError, STACK_LENGTH } from '#shared/contract/statistics.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { browserName, screenSizes } from '#src/lib/device.ts'
import { keepUnreported, listen, takeUnreported } from '#src/lib/events.ts'
import { Failure } from '#src/lib/failure.ts'
import { call } from '#src/lib/http.ts'
import { pageBuild } from '#src/lib/page-build.ts'

/** One page tells so much: what breaks in a circle is told often enough by then. */
const MOST_REPORTS = 20

/**
 * Tells the server what broke here, each fault once, where the tenant has error_handler on (STAT-2): what nobody caught, parts
 * of the screen, and calls that the server failed, signed in or not; also what broke before. Returns how to stop.
 */
export function watchErrors(): () => void {
  const reported = new Set<string>()
  const report = (error: unknown): void => {
    if (!usePlatform.getState().switches.error_handler) return
    const seen = seenErrorOf(error)
    if (reported.has(seen.message) || reported.size >= MOST_REPORTS) return
    reported.add(seen.message)
    const version = pageBuild().slice(0, 100)
    const metadata = { browser: browserName(), screen: screenSizes(), ...(version !== '' && { version }) }
    call(reportError, { body: { error: seen, metadata } }, { reporting: 'none' }).catch(() => undefined)
  }
  const onError = ({ error, message }: ErrorEvent) => report(error ?? message)
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  const stop = listen((event) => {
    if (event.type === 'broke') report(event.error)
    if (event.type === 'call-failed' && event.failure.kind === 'broken' && event.reporting !== 'none')
      report(event.failure)
  })
  for (const error of takeUnreported()) report(error)
  return () => {
    keepUnreported()
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
    stop()
  }
}

interface SeenError {
  message: string
  stack?: string
  url: string
  requestId?: string
}

function seenErrorOf(error: unknown): SeenError {
  const isError = error instanceof Error
  const stack = isError ? error.stack : undefined
  const requestId = error instanceof Failure ? error.problem?.requestId : undefined
  const message = error instanceof Failure ? `${error.status} ${error.url}` : String(error)
  return {
    message: message.slice(0, MESSAGE_LENGTH),
    ...(stack !== undefined && { stack: stack.slice(0, STACK_LENGTH) }),
    url: pageAddress(),
    ...(requestId !== undefined && { requestId: requestId.slice(0, 64) }),
  }
}

/** Without what follows a question mark: the tokens of mailed links stand there. */
function pageAddress(): string {
  const [page = ''] = location.hash.split('?')
  return `${location.origin}${location.pathname}${page}`.slice(0, 2000)
}
