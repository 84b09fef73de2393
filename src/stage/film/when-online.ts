/** Asks again, once, as soon as the link is back. */
export function whenOnline(ask: () => void, signal: AbortSignal): void {
  window.addEventListener('online', ask, { once: true, signal })
}
