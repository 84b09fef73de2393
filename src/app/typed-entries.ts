import type { createHashRouter } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createHashRouter>, 'subscribe'>

/**
 * Numbers the entries of the browser's history that the router did not make, as an address typed by hand does. The router
 * tells by the numbers how far somebody went; without them it cannot hold anybody back, and loads the page anew instead.
 * @returns how to stop
 */
export function numberTypedEntries(router: Router): () => void {
  let last = entryNumber() ?? 0
  // before the router reads it
  const number = () => {
    if (entryNumber() === undefined) history.replaceState({ idx: last + 1 }, '')
    last = entryNumber() ?? last
  }
  window.addEventListener('popstate', number, { capture: true })
  const stop = router.subscribe(() => (last = entryNumber() ?? last))
  return () => {
    window.removeEventListener('popstate', number, { capture: true })
    stop()
  }
}

function entryNumber(): number | undefined {
  const state: unknown = history.state
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state
  return isNumbered && typeof state.idx === 'number' ? state.idx : undefined
}
