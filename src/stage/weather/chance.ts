/** A number from 0 to 1 that is always the same for the same seed and names: decoration without a memory. */
export function chance(seed: number, ...names: number[]): number {
  let hash = seed | 0
  for (const name of names) {
    hash = Math.imul(hash ^ (name + 0x9e3779b9), 0x85ebca6b)
    hash ^= hash >>> 13
    hash = Math.imul(hash, 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return (hash >>> 0) / 2 ** 32
}
