import { dictionary } from '@zxcvbn-ts/language-common'
import { COMMON_WORDS } from './common-words.ts'

/** What was found most often in leaked databases, some 18,000 of them of 8 characters or more (ASVS 6.2.4), and single English words. */
const LEAKED: ReadonlySet<string> = new Set(Object.values(dictionary).flat())

/** Signs that are typed instead of letters; 1 and ! may be either of two. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
}

/** What Shift makes of the keys 1 to 0 of an English or Polish keyboard. */
const SHIFTED = '!@#$%^&*()'

const LONG_WORD = 6
/** Of a name that is compared: more make no password. */
const MOST_WORDS = 12

/** Neighbours on a keyboard and in the alphabet. */
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Whether anyone who guesses would try it early: a common word, whatever digits and signs stand around it or for its letters;
 * a few signs over and over; neighbours on the keyboard; or what is known of the person.
 * @param known names and addresses of whom it is for
 */
export function isCommonPassword(password: string, known: readonly string[] = []): boolean {
  const small = fold(password)
  return (
    LEAKED.has(password.toLowerCase()) ||
    LEAKED.has(small) ||
    LEAKED.has(withoutShift(small)) ||
    isRepeated(small) ||
    isRow(small) ||
    isDate(small) ||
    coresOf(small).some((core) => isWord(core, known))
  )
}

/** Small letters without their marks. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
}

/** As it is typed there without Shift: zaq1@wsx is zaq12wsx. */
function withoutShift(text: string): string {
  return text.replaceAll(/[!@#$%^&*()]/g, (sign) => String((SHIFTED.indexOf(sign) + 1) % 10))
}

/** One unit all the way, the last one perhaps cut: aaaaaaaa, abcabcab. */
function isRepeated(text: string): boolean {
  return [1, 2, 3, 4].some(
    (length) => text === text.slice(0, length).repeat(text.length).slice(0, text.length),
  )
}

/** Runs of a row, one after the other, either way: 12345678, abcd1234, 87654321. */
function isRow(text: string): boolean {
  const plain = text.replaceAll(/[^a-z\d]/g, '')
  if (plain.length < 6) return false
  const steps = Array.from(plain.slice(1)).filter((sign, at) => areNeighbours(plain[at] ?? '', sign))
  return steps.length >= plain.length - 2
}

function areNeighbours(one: string, other: string): boolean {
  return one === other || ROWS.some((row) => row.includes(one + other) || row.includes(other + one))
}

/** Eight digits that are a day of our time. */
function isDate(text: string): boolean {
  const digits = text.replaceAll(/[-./ ]/g, '')
  const day = '(0[1-9]|[12]\\d|3[01])'
  const month = '(0[1-9]|1[0-2])'
  const year = '(19|20)\\d\\d'
  return [day + month + year, month + day + year, year + month + day].some((order) =>
    new RegExp(`^${order}$`).test(digits),
  )
}

/** What is left of it without the digits and signs around, before and after signs were read as letters. */
function coresOf(text: string): string[] {
  const read = readLookAlikes(text)
  const all = [text, read].flatMap((one) => [
    one,
    one.replaceAll(/[1!|]/g, 'i'),
    one.replaceAll(/[1!|]/g, 'l'),
  ])
  const trimmed = [...all, ...all.map((one) => one.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))]
  // digits behind a word that is itself written with digits: p4ssw0rd2024
  const behind = text.replace(/[^\p{L}]+$/u, '')
  return [...trimmed, readLookAlikes(behind)].map((one) => one.replaceAll(/[\s._-]/g, ''))
}

function readLookAlikes(text: string): string {
  return text.replaceAll(/[^a-z]/g, (sign) => LOOK_ALIKES[sign] ?? sign)
}

function isWord(core: string, known: readonly string[]): boolean {
  // a short word with much around it is a phrase of its own: of those only what is typed first counts
  if (COMMON_WORDS.has(core) || (core.length >= LONG_WORD && LEAKED.has(core))) return true
  const half = core.slice(0, core.length / 2)
  if (core === half + half && COMMON_WORDS.has(half)) return true
  return known.some((one) => partsOf(one).has(core))
}

/** What is made of a name or an address: every word of it, and words that follow each other. */
function partsOf(known: string): ReadonlySet<string> {
  const words = fold(known)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join('')),
  )
  return new Set(runs.filter((run) => run.length >= 3))
}
