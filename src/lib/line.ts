/** Mbit/s below which nothing is fetched that is not seen. */
const SLOW = 1
/** Mbit/s below which more than two pictures at once only keep the first one waiting. */
const BUSY = 4
/** Less tells of latency, not of the line (bytes). */
const TELLING = 30_000
/** So many of the last answers tell. */
const LATEST = 24

interface Connection {
  saveData?: boolean
  downlink?: number
}

declare global {
  interface Navigator {
    /** Chromium alone has it. */
    connection?: Connection
  }
}

/** The player saves data, or the line is too slow for anything that is not seen: smaller pictures, and nothing ahead of its time. */
export function isFrugal(): boolean {
  return savesData() || lineSpeed() < SLOW
}

/** The player has asked the browser to save data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}

/** Whether the line is soon full. */
export function isNarrow(): boolean {
  return isFrugal() || lineSpeed() < BUSY
}

/** Mbit/s, measured on what came over the line lately, or else as the browser estimates it; infinite where nobody knows. */
function lineSpeed(): number {
  const answers = performance
    .getEntriesByType('resource')
    .filter(isAnswer)
    .filter(({ transferSize }) => transferSize > 0)
    .slice(-LATEST)
  const bytes = answers.reduce((sum, { transferSize }) => sum + transferSize, 0)
  const ms = busyTime(answers)
  if (bytes > TELLING && ms > 0) return (bytes * 8) / 1000 / ms
  return navigator.connection?.downlink ?? Infinity
}

function isAnswer(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return 'transferSize' in entry
}

/** ms in which at least one of them was coming: those that came together shared the line. */
function busyTime(answers: readonly PerformanceResourceTiming[]): number {
  let until = 0
  let ms = 0
  for (const { responseStart, responseEnd } of answers.toSorted(
    (a, b) => a.responseStart - b.responseStart,
  )) {
    ms += Math.max(responseEnd - Math.max(responseStart, until), 0)
    until = Math.max(until, responseEnd)
  }
  return ms
}
