/** Seconds of a film that were seen: ranges in order that do not touch, the end not included. */
export type Ranges = readonly (readonly [from: number, to: number])[]

/** Which share of a film has to be seen. */
const ENOUGH = 0.9

/** The one-second parts of a film; what is left of a second at its end belongs to the last. */
export function secondsOf(length: number): number {
  return Math.max(1, Math.floor(length))
}

/** Both together. */
export function joinRanges(one: Ranges, other: Ranges): [number, number][] {
  const joined: [number, number][] = []
  for (const [from, to] of [...one, ...other].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else if (to > from) joined.push([from, to])
  }
  return joined
}

/** What of them lies within a film of so many seconds. */
export function cutRanges(ranges: Ranges, seconds: number): [number, number][] {
  return ranges.flatMap(([from, to]): [number, number][] =>
    from < seconds ? [[from, Math.min(to, seconds)]] : [],
  )
}

export function countSeconds(ranges: Ranges): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0)
}

/** How many of the seconds have to be seen. */
export function enoughSeconds(seconds: number): number {
  return Math.ceil(seconds * ENOUGH)
}

/** The first second that was not seen; null where all of them were. */
export function firstMissing(ranges: Ranges, seconds: number): number | null {
  const first = ranges[0]
  const end = first && first[0] === 0 ? first[1] : 0
  return end < seconds ? end : null
}

/** The seconds that played on from one place to another: each whose middle was passed. */
export function playedSeconds(from: number, to: number): [number, number] {
  return [Math.max(0, Math.ceil(from - 0.5)), Math.max(0, Math.ceil(to - 0.5))]
}
