/** Seeded chance: one seed a thing, so that a change in one thing never moves another. */
export interface Chance {
  /** 0 (included) to 1 (excluded). */
  next(): number
  between(low: number, high: number): number
  /** `value` plus or minus up to `share` of it (0.2 = 20 %). */
  about(value: number, share: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** True in `share` of the throws (0 to 1). */
  happens(share: number): boolean
}

/** Mulberry32: small, fast, and the same on every machine. */
export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    about: (value, share) => value * (1 + share * (2 * next() - 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    happens: (share) => next() < share,
  }
}
