import { tellWorker } from '#src/lib/worker.ts'

/**
 * As soon as the worker answers for this page it is told what the page fetched without it, and what was still on its way then when
 * that has come. @returns how to stop
 */
export function keepWhatCame(): () => void {
  const { serviceWorker } = navigator
  /** From when on it answers, in ms of the page. */
  let answersFrom = Number.NEGATIVE_INFINITY
  const tell = (came: PerformanceEntryList) => {
    const urls = came.map(({ name }) => name)
    if (serviceWorker.controller && urls.length > 0)
      tellWorker(serviceWorker.controller, { type: 'keep', urls })
  }
  const tellAll = () => {
    answersFrom = performance.now()
    tell(performance.getEntriesByType('resource'))
  }
  const arriving = new PerformanceObserver((list) =>
    tell(list.getEntries().filter(({ startTime }) => startTime < answersFrom)),
  )
  tellAll()
  arriving.observe({ type: 'resource' })
  serviceWorker.addEventListener('controllerchange', tellAll)
  return () => {
    arriving.disconnect()
    serviceWorker.removeEventListener('controllerchange', tellAll)
  }
}
