import { queryClient } from '#src/lib/query-client.ts'
import { addPagesAhead } from '#src/navigation/pages-ahead.ts'
import { putWorkerAway, registerWorker } from '#src/lib/worker.ts'
import { fillWorker } from './fill-worker.ts'
import { keepWhatCame } from './keep-what-came.ts'
import { watchNewVersion } from './new-version.ts'
import { whenStable } from './when-stable.ts'

/** What the worker has to know of the page. */
interface Page {
  /** It is known who is here. */
  isKnown: () => boolean
  /** All that was done in a task is with the server. */
  isAllSaved: () => boolean
}

/**
 * Brings the service worker once the page has come to rest (SW-1), and tells it what came before it. Never while developing: one
 * that an earlier build has left at this address goes. Returns how to stop.
 */
export function watchWorker(page: Page, isDevelopment = import.meta.env.DEV): () => void {
  if (isDevelopment) {
    if ('serviceWorker' in navigator) void putWorkerAway()
    return () => {}
  }
  let stop = () => {}
  const stopWaiting = whenStable(
    () => !page.isKnown() || isBusy(),
    () => {
      void registerWorker().then((isThere) => {
        if (!isThere) return
        const stops = [keepWhatCame(), offerFill(), watchNewVersion(page.isAllSaved)]
        stop = () => stops.forEach((one) => one())
      })
    },
  )
  return () => {
    stopWaiting()
    stop()
  }
}

/** A worker that takes over later has not heard of it. @returns how to stop */
function offerFill(): () => void {
  const { serviceWorker } = navigator
  let takeBack = () => {}
  const offer = () => {
    takeBack()
    takeBack = addPagesAhead('worker', [() => fillWorker()])
  }
  offer()
  serviceWorker.addEventListener('controllerchange', offer)
  return () => {
    serviceWorker.removeEventListener('controllerchange', offer)
    takeBack()
  }
}

function isBusy(): boolean {
  return document.readyState !== 'complete' || queryClient.isFetching() > 0
}
