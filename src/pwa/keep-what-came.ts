import { messageWorker } from '#src/lib/worker.ts'

/**
 * As soon as the worker answers for this page it is told what the page fetched without it, and what was still on its way then when
 * that has come. @returns how to stop
 */
export function keepWhatCame(): () => void {
  const { serviceWorker } = navigator
  /** From when on it answers, in ms of the page. */
  let answersFrom = Number.NEGATIVE_INFINITY
  const report = (came: PerformanceEntryList) => {
    const urls = came.map(({ name }) => name)
    if (serviceWorker.controller && urls.length > 0)
      messageWorker(serviceWorker.controller, { type: 'keep', urls })
  }
  const reportAll = () => {
    answersFrom = performance.now()
    report(performance.getEntriesByType('resource'))
  }
  const arriving = new PerformanceObserver((list) =>
    report(list.getEntries().filter(({ startTime }) => startTime < answersFrom)),
  )
  reportAll()
  arriving.observe({ type: 'resource' })
  serviceWorker.addEventListener('controllerchange', reportAll)
  return () => {
    arriving.disconnect()
    serviceWorker.removeEventListener('controllerchange', reportAll)
  }
}
