/** The value below which `share` of the samples lie; NaN without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5)
}
