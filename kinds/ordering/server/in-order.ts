/**
 * The largest part of an order that is right as it lies: the fewest others would have to be moved. One step that is too early spoils
 * nothing of the rest.
 * @param right all of them in their right order
 */
export function inOrder(order: readonly string[], right: readonly string[]): string[] {
  /** By its last step, the longest that ends with it. */
  const longest: string[][] = []
  for (const [index, step] of order.entries()) {
    const place = right.indexOf(step)
    const before = longest
      .slice(0, index)
      .filter((chain) => right.indexOf(chain.at(-1) ?? '') < place)
      .reduce<string[]>((best, chain) => (chain.length > best.length ? chain : best), [])
    longest.push([...before, step])
  }
  return longest.reduce<string[]>((best, chain) => (chain.length > best.length ? chain : best), [])
}
