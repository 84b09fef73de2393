/**
 * The least time in which a person can have played what an attempt claims. It is generous on purpose: an honest player
 * never waits for it, a program does. Moves may arrive all at once after a lost connection, so only their sum is compared
 * with the server's clock (decision 52).
 */

/** Faster than anybody reads, skimming included: 1,200 words a minute, twice to three times the pace of a fast reader. */
export const FASTEST_WORDS_A_SECOND = 20

/** A card, place, question or picture with few words or none is looked at, too. */
export const LEAST_SECONDS_EACH = 1

const WORD = /[\p{L}\p{N}]+/gu
const TAG = /<[^>]*>/g

/** Seconds for one card, place, page, question or item with these texts, HTML or plain. */
export function leastSecondsFor(...texts: readonly (string | undefined)[]): number {
  const words = texts.reduce((sum, text = '') => sum + countWords(text), 0)
  return leastSecondsForWords(words)
}

export function leastSecondsForWords(words: number): number {
  return Math.max(LEAST_SECONDS_EACH, words / FASTEST_WORDS_A_SECOND)
}

export function sumSeconds(seconds: readonly number[]): number {
  return seconds.reduce((sum, one) => sum + one, 0)
}

/** Longer, somebody was away. */
const MOST_SECONDS_AT_ONCE = 600

/**
 * Whole seconds between two moments in ms, for what is counted of a group; null where the first is not known, or both are the same:
 * moves come together after a lost connection, and nobody answers at once.
 */
export function secondsBetween(since: number | undefined, now: number): number | null {
  if (since === undefined) return null
  const seconds = Math.round((now - since) / 1000)
  return seconds > 0 ? Math.min(MOST_SECONDS_AT_ONCE, seconds) : null
}

function countWords(text: string): number {
  return text.replaceAll(TAG, ' ').match(WORD)?.length ?? 0
}
