/** How sure a player is of an answer, by round rating buttons (BOOT-7). It never changes the points. */
export const SURENESS = { min: 1, max: 10, threshold: 5 } as const

export function isSure(value: number): boolean {
  return value >= SURENESS.threshold
}
