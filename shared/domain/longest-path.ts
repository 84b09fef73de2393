/** How many steps the longest way from a place has. A place without ways is an end; nothing comes back to where it was. */
export function longestPath(start: string, exits: ReadonlyMap<string, readonly string[]>): number {
  const known = new Map<string, number>()
  function from(place: string): number {
    const before = known.get(place)
    if (before !== undefined) return before
    // a circle, which no build lets pass, would never end
    known.set(place, 0)
    const next = exits.get(place) ?? []
    const steps = next.length === 0 ? 0 : 1 + Math.max(...next.map(from))
    known.set(place, steps)
    return steps
  }
  return from(start)
}
