import { decodeEntities } from './entities.ts'
import type { Loss } from './question.ts'

/** What it begins, or ends, stands in a line of its own. */
const BLOCKS = new Set(
  'address article aside blockquote br caption center dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const MEDIA = new Set(
  'applet audio canvas embed iframe image img input math object picture source svg video'.split(' '),
)
/** Nothing in them is read. */
const SILENT = new Set(['script', 'style', 'template', 'math', 'svg', 'head', 'title'])
const INLINE = new Set(
  'a abbr acronym b bdi bdo big body button cite code col colgroup data del dfn em font form html i ins kbd label mark meta noscript nobr o:p option param q ruby rp rt s samp select small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const TAG = /<(\/?)([a-zA-Z][\da-zA-Z:]{0,20})((?:\s[^<>]*)?)\/?>/y
const RAISED = lettersFor('0123456789+-=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ')
const LOWERED = lettersFor('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')

function lettersFor(plain: string, others: string): ReadonlyMap<string, string> {
  return new Map(Array.from(plain, (letter, index) => [letter, others[index] ?? '']))
}

/** Whether it is an element of a page. */
export const isPageTag = (tag: string): boolean =>
  BLOCKS.has(tag) || MEDIA.has(tag) || SILENT.has(tag) || INLINE.has(tag)

export interface PlainText {
  text: string
  losses: Loss[]
}

/**
 * The words of a piece of HTML, line by line; tables, pictures and links are said to be lost.
 * @param keepsLines line feeds of the source are meant, as in a file that is not HTML by itself
 */
export function plainText(source: string, keepsLines = false): PlainText {
  const reading: Reading = { source, at: 0, lines: [''], losses: new Set(), raised: null, keepsLines }
  while (reading.at < source.length) {
    const open = source.indexOf('<', reading.at)
    say(reading, source.slice(reading.at, open < 0 ? source.length : open))
    if (open < 0) break
    reading.at = open
    readMark(reading)
  }
  const text = reading.lines
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
  return { text, losses: [...reading.losses] }
}

interface Reading {
  source: string
  at: number
  lines: string[]
  losses: Set<Loss>
  /** Letters that stand higher or lower now. */
  raised: ReadonlyMap<string, string> | null
  keepsLines: boolean
}

/** A comment, a tag, or a sign that is neither and stays. */
function readMark(reading: Reading): void {
  const { source, at } = reading
  if (source.startsWith('<!--', at)) {
    const end = source.indexOf('-->', at + 4)
    reading.at = end < 0 ? source.length : end + 3
    return
  }
  TAG.lastIndex = at
  const [whole = '', slash, name = ''] = TAG.exec(source) ?? []
  const tag = name.toLowerCase()
  if (!isPageTag(tag)) {
    say(reading, '<')
    reading.at = at + 1
    return
  }
  reading.at = at + whole.length
  enter(reading, tag, slash === '/')
  if (SILENT.has(tag) && slash !== '/' && !whole.endsWith('/>')) skip(reading, tag)
}

function enter(reading: Reading, tag: string, isEnd: boolean): void {
  if (BLOCKS.has(tag)) reading.lines.push(tag === 'li' && !isEnd ? '– ' : '')
  if (MEDIA.has(tag)) reading.losses.add('media')
  if (tag === 'table' || tag === 'a') reading.losses.add('formatting')
  if (tag === 'sup' || tag === 'sub') reading.raised = isEnd ? null : tag === 'sup' ? RAISED : LOWERED
}

/** Over all that stands before the end of an element. */
function skip(reading: Reading, tag: string): void {
  const rest = new RegExp(`</${tag}\\s*>`, 'gi')
  rest.lastIndex = reading.at
  const found = rest.exec(reading.source)
  reading.at = found ? found.index + found[0].length : reading.source.length
}

function say(reading: Reading, raw: string): void {
  if (raw === '') return
  const text = decodeEntities(raw).replaceAll('\u00A0', ' ').replaceAll('\u00AD', '')
  const [first = '', ...others] = reading.keepsLines ? text.split(/\r\n?|\n/) : [text.replaceAll(/\s+/g, ' ')]
  reading.lines.push((reading.lines.pop() ?? '') + raise(first, reading.raised), ...others)
}

/** H₂O and 10³, where every letter can stand so. */
function raise(text: string, letters: ReadonlyMap<string, string> | null): string {
  if (!letters) return text
  const raised = Array.from(text.trim(), (letter) => letters.get(letter))
  return raised.includes(undefined) ? text : raised.join('')
}
