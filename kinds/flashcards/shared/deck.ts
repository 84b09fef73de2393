interface Turned {
  known: readonly string[]
  missed: readonly string[]
}

/** What is known and what was missed once a card was turned over. */
export function afterAnswer(
  { known, missed }: Turned,
  card: string,
  knew: boolean,
): { known: string[]; missed: string[] } {
  if (known.includes(card)) return { known: [...known], missed: [...missed] }
  return knew
    ? { known: [...known, card], missed: [...missed] }
    : { known: [...known], missed: [...missed.filter((one) => one !== card), card] }
}

/** The cards that are still to come, in their order: first those that were never turned over, then what was missed, the longest ago first. */
export function deckOf<Card extends { id: string }>(
  cards: readonly Card[],
  { known, missed }: Turned,
): Card[] {
  const open = cards.filter(({ id }) => !known.includes(id))
  const fresh = open.filter(({ id }) => !missed.includes(id))
  return [...fresh, ...missed.flatMap((id) => open.filter((card) => card.id === id))]
}
