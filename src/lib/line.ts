/** What Chromium says of its line; Safari and Firefox say nothing. */
interface Connection extends EventTarget {
  /** The player asked the browser to be sparing, as on a metered line. */
  saveData?: boolean
  effectiveType?: string
  /** Mbit/s, rounded. */
  downlink?: number
}

declare global {
  interface Navigator {
    connection?: Connection
  }
}

/** Mbit/s below which pictures of half the size are shown, and none that is not seen. */
const SLOW = 1
/** Mbit/s. The slow line of START-1 has 1.6: nothing is fetched ahead on it, nor on one that is hardly better. */
const ROOMY = 2
/** Mbit/s below which more than two pictures at once only keep the first one waiting. */
const BUSY = 4
const SLOW_TYPES: readonly unknown[] = ['slow-2g', '2g', '3g']
/** Bytes: of less, the time says more about the server than about the line. */
const LEAST_MEASURED = 50_000
/** The last answers: somebody may have come to another line. */
const MOST_MEASURED = 40

/** The player has asked the browser to save data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}

/** The player saves data, or the line is too slow for anything that is not seen. */
export function isFrugal(): boolean {
  return savesData() || (lineSpeed() ?? SLOW) < SLOW
}

/** Whether the line is soon full. */
export function isNarrow(): boolean {
  return isFrugal() || (lineSpeed() ?? BUSY) < BUSY
}

/** Whether the line has room for what nobody has opened yet (START-2). */
export function mayFetchAhead(): boolean {
  if (savesData() || SLOW_TYPES.includes(navigator.connection?.effectiveType)) return false
  return (lineSpeed() ?? ROOMY) >= ROOMY
}

/** Reports when there may be something new to know of the line; where the browser says nothing of it, when a link is back. @returns how to stop */
export function watchLine(onChange: () => void): () => void {
  const [source, event] = navigator.connection ? [navigator.connection, 'change'] : [globalThis, 'online']
  source.addEventListener(event, onChange)
  return () => source.removeEventListener(event, onChange)
}

/**
 * In Mbit/s; null where nobody knows. What the page has seen of the line counts before what the browser says: Chromium names some
 * 1.3 Mbit/s until it knows better.
 */
function lineSpeed(): number | null {
  return measuredMbits(performance.getEntriesByType('resource')) ?? navigator.connection?.downlink ?? null
}

/**
 * What the line carried while anything came over it, in Mbit/s; null where too little did, as from a cache.
 * @param entries resource timings of this page
 */
function measuredMbits(entries: readonly PerformanceEntry[]): number | null {
  const came = entries
    .filter(isAnswer)
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

function isAnswer(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return 'transferSize' in entry
}
