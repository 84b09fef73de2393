import { isToWorker } from '#shared/domain/worker.ts'
import { answer, keepSeen } from './answers.ts'
import { openPlaying } from './playing.ts'
import { showPushes } from './push.ts'
import { ruleFor } from './rules.ts'
import type { WorkerScope } from './scope.ts'
import { openShell, type ShellFiles } from './shell.ts'
import { openStartAhead } from './start-ahead.ts'

/** Keeps this build and what pages fetch, and answers with it while there is no link (SW-3). */
export function startWorker(scope: WorkerScope, files: ShellFiles): void {
  const shell = openShell(scope, files, openPlaying(scope, files.build))
  const ahead = openStartAhead(scope)

  scope.addEventListener('install', (event) => event.waitUntil(shell.install()))
  scope.addEventListener('activate', (event) => {
    const forgotten = shell.forgetOld().catch(() => undefined)
    // older browsers have none
    const preload = scope.registration.navigationPreload as NavigationPreloadManager | undefined
    const ahead = preload?.enable().catch(() => undefined)
    event.waitUntil(Promise.all([forgotten, ahead]).then(() => scope.clients.claim()))
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { method, url, mode, headers } = request
    const rule = ruleFor({ method, url, mode, isPiece: headers.has('range') }, scope.location.origin)
    if (rule === 'network') return
    const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
    const { clientId, resultingClientId } = event
    if (rule === 'document' && resultingClientId) waitUntil(ahead.begin(resultingClientId))
    const coming = rule === 'fresh' ? ahead.take(clientId, url) : event.preloadResponse
    event.respondWith(answer(rule, { request, coming, waitUntil }, scope, shell))
  })
  showPushes(scope)
  scope.addEventListener('message', (event) => {
    const { data, ports } = event
    if (!isToWorker(data)) return
    if (data.type === 'take-over') event.waitUntil(scope.skipWaiting())
    if (data.type === 'which') ports[0]?.postMessage(files.build)
    if (data.type === 'keep') {
      event.waitUntil(Promise.all([shell.keepSeen(data.urls), keepSeen(data.urls, scope)]))
    }
    if (data.type === 'fill') event.waitUntil(shell.fill())
  })
}
