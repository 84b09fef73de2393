/** So long, in ms, a browser that cannot say when it is idle is left alone. */
const REST_MS = 200

/** Settles when the browser has nothing else to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, REST_MS)
  })
}
