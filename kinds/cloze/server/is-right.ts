/** Shorter ones mean something else with one letter changed. */
const LONG_ENOUGH = 6

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', ø: 'o', '’': "'", '‘': "'" }

/** Without what nobody means: capitals, accents, spaces at its ends or twice, a full stop behind it. */
function plain(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łßæø’‘]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,;:!?]+$/, '')
}

/**
 * Whether a typed word is one of those that are right. One letter too many, too few, changed or exchanged with its neighbour is
 * forgiven in a word that is long enough, but never in a number.
 * @param others words that are right in other gaps: one of those is no slip
 */
export function isRightWord(
  given: string,
  right: readonly string[],
  others: readonly string[] = [],
): boolean {
  const typed = plain(given)
  const wanted = right.map(plain)
  if (wanted.includes(typed)) return true
  if (others.map(plain).includes(typed)) return false
  return wanted.some(
    (word) => word.length >= LONG_ENOUGH && !/\d/.test(word + typed) && isOneSlip(typed, word),
  )
}

function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)
  const isExchanged =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  return isExchanged || short.slice(start + 1) === long.slice(start + 1)
}
