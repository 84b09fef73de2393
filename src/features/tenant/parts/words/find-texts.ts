import {
  formsIn,
  textKeysOf,
  withoutPlaceholders,
  type FormedText,
  type TextsByKey,
} from '#shared/domain/own-words.ts'

/** A text that can be found by its words. */
export interface Findable {
  key: string
  words: readonly string[]
  /** How many words it has in the first language. */
  length: number
}

/** As many are shown: who finds more types more. */
const MOST_FOUND = 30

/** So much of what was typed must be in a text: names and numbers on the screen are none of its words. */
const ENOUGH = 0.6

/** Each text of these languages once, with its words in all of them. */
export function findables(languages: readonly TextsByKey[]): Findable[] {
  const [first = {}, ...others] = languages
  const wordsIn = (texts: TextsByKey, key: string) =>
    Object.values(formsIn(texts, key)).flatMap((text) => wordsOf(withoutPlaceholders(text ?? '', key)))
  return textKeysOf(first).map((key) => ({
    key,
    length: wordsIn(first, key).length,
    words: [first, ...others].flatMap((texts) => wordsIn(texts, key)),
  }))
}

/** Keys of the texts that have most of the typed words, also where a letter is another; the nearest first. */
export function findTexts(all: readonly Findable[], typed: string): string[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  const found = all.flatMap(({ key, words, length }) => {
    const marks = wanted.map((word) => Math.max(0, ...words.map((known) => likeness(word, known))))
    const hits = marks.filter((mark) => mark > 0).length
    if (hits < Math.ceil(wanted.length * ENOUGH)) return []
    // of equally good ones the shorter is meant
    return [{ key, mark: sumOf(marks) - length / 1000 }]
  })
  return found
    .toSorted((a, b) => b.mark - a.mark)
    .slice(0, MOST_FOUND)
    .map(({ key }) => key)
}

/** From 0, another word, to 4, the same. */
function likeness(wanted: string, known: string): number {
  if (known === wanted) return 4
  if (known.startsWith(wanted)) return 3
  if (wanted.length >= 3 && known.includes(wanted)) return 2
  return wanted.length >= 4 && isOneLetterOff(wanted, known) ? 1 : 0
}

/** One letter is another, is missing, is too much, or has changed its place with the next. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let end = 0
  const shorter = Math.min(one.length, other.length) - from
  while (end < shorter && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  const [rest, otherRest] = [one.slice(from, one.length - end), other.slice(from, other.length - end)]
  if (rest.length <= 1 && otherRest.length <= 1) return true
  return rest.length === 2 && rest[0] === otherRest[1] && rest[1] === otherRest[0]
}

/** Without marks and capitals. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (
    folded
      .replaceAll('ł', 'l')
      .replaceAll('ß', 'ss')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

/** How a text reads where one line has to do. */
export function lineOf({ only, other, one }: FormedText): string {
  return only ?? other ?? one ?? ''
}

/** Texts that stand beside one in its group, in the order of the file, with itself among them. */
export function neighboursOf(texts: TextsByKey, key: string, most: number): string[] {
  const group = key.slice(0, key.lastIndexOf('.') + 1)
  const keys = textKeysOf(texts).filter(
    (one) => one.startsWith(group) && !one.slice(group.length).includes('.'),
  )
  const start = Math.max(0, Math.min(keys.indexOf(key) - Math.floor(most / 2), keys.length - most))
  return keys.slice(start, start + most)
}
