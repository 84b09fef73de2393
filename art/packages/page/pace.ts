/** Presses a minute that help (European Resuscitation Council). */
const SLOWEST = 100
const FASTEST = 120

/** Presses a minute between the first and the last of these moments (ms). */
export function rateOf(times: readonly number[]): number {
  const [first = 0] = times
  const passed = (times.at(-1) ?? first) - first
  return passed > 0 ? ((times.length - 1) * 60_000) / passed : Infinity
}

export function judged(rate: number): 'slow' | 'good' | 'fast' {
  const rounded = Math.round(rate)
  if (rounded < SLOWEST) return 'slow'
  return rounded > FASTEST ? 'fast' : 'good'
}
