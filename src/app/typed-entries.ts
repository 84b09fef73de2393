import type { createHashRouter } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createHashRouter>, 'subscribe'>

interface TypedEntries {
  /** From here on the entries that the router makes are counted, too. */
  follow: (router: Router) => void
  stop: () => void
}

/**
 * Numbers the entries of the browser's history that the router did not make, as an address typed by hand does. The router
 * tells by the numbers how far somebody went; without them it cannot hold anybody back, and warns in the console. To be
 * called before the router is created: at the window, Chromium calls listeners in the order in which they were added,
 * capturing or not, and the number has to be there before the router reads it.
 */
export function numberTypedEntries(): TypedEntries {
  let last = entryNumber() ?? 0
  let unsubscribe = () => {}
  const number = () => {
    if (entryNumber() === undefined) history.replaceState({ idx: last + 1 }, '')
    last = entryNumber() ?? last
  }
  window.addEventListener('popstate', number)
  return {
    follow: (router) => {
      unsubscribe = router.subscribe(() => (last = entryNumber() ?? last))
    },
    stop: () => {
      window.removeEventListener('popstate', number)
      unsubscribe()
    },
  }
}

function entryNumber(): number | undefined {
  const state: unknown = history.state
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state
  return isNumbered && typeof state.idx === 'number' ? state.idx : undefined
}
