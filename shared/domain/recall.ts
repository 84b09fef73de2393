/** Cards that come back on one day, at most: with each looked at for some twenty seconds, about three minutes. */
export const CARDS_A_DAY = 8

const SECONDS_A_CARD = 22

/** Whole minutes that so many cards take, 1 or more. */
export function minutesOfRecall(cards: number): number {
  return Math.max(1, Math.round((cards * SECONDS_A_CARD) / 60))
}

/** Answers in another order each time, so that their places are not what is remembered. */
export function rotated<Item>(items: readonly Item[], times: number): Item[] {
  const first = items.length === 0 ? 0 : times % items.length
  return [...items.slice(first), ...items.slice(0, first)]
}
