/** All of them in an order drawn by `chance`, each order as likely as any other. */
export function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  const left = [...items]
  const drawn: Item[] = []
  while (left.length > 0) drawn.push(...left.splice(Math.floor(chance() * left.length), 1))
  return drawn
}
