/** What Chromium says of its line; Safari and Firefox say nothing. */
interface Line extends EventTarget {
  /** The player asked the browser to be sparing, as on a metered line. */
  saveData?: boolean
  effectiveType?: string
  /** Mbit/s, rounded. */
  downlink?: number
}

const SLOW_TYPES: readonly unknown[] = ['slow-2g', '2g', '3g']
/** Mbit/s. The slow line of START-1 has 1.6: nothing is fetched ahead on it, nor on one that is hardly better. */
const LEAST_MBITS = 2
/** Bytes: of less, the time says more about the server than about the line. */
const LEAST_MEASURED = 50_000
/** The last answers: somebody may have come to another line. */
const MOST_MEASURED = 40

/**
 * Whether the line has room for what nobody has opened yet (START-2). What the page has seen of the line counts before what the browser
 * says: Chromium names some 1.3 Mbit/s until it knows better.
 */
export function mayFetchAhead(): boolean {
  const line = lineOf(navigator)
  if (line?.saveData || SLOW_TYPES.includes(line?.effectiveType)) return false
  const measured = measuredMbits(performance.getEntriesByType('resource'))
  return (measured ?? line?.downlink ?? LEAST_MBITS) >= LEAST_MBITS
}

/** Reports when the browser learns something new of its line. @returns how to stop */
export function watchLine(onChange: () => void): () => void {
  const line = lineOf(navigator)
  line?.addEventListener('change', onChange)
  return () => line?.removeEventListener('change', onChange)
}

function lineOf(browser: Navigator & { connection?: Line }): Line | undefined {
  return browser.connection
}

/**
 * What the line carried while anything came over it, in Mbit/s; null where too little did, as from a cache.
 * @param entries resource timings of this page
 */
function measuredMbits(entries: readonly PerformanceEntry[]): number | null {
  const came = entries
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(
      ({ transferSize, responseStart, workerStart }) => transferSize > 0 && responseStart > 0 && !workerStart,
    )
    .slice(-MOST_MEASURED)
    .toSorted((one, other) => one.responseStart - other.responseStart)
  let bytes = 0
  let ms = 0
  let until = 0
  for (const { transferSize, responseStart, responseEnd } of came) {
    bytes += transferSize
    ms += Math.max(0, responseEnd - Math.max(until, responseStart))
    until = Math.max(until, responseEnd)
  }
  return bytes < LEAST_MEASURED ? null : (bytes * 8) / 1000 / Math.max(1, ms)
}
