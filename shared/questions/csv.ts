import { columnOf, plain } from './columns.ts'
import { wordsOfCell } from './gap-cells.ts'
import { chosenGap, gapsOf, typedGap } from './gaps.ts'
import {
  choiceOf,
  excerptOf,
  GAP_MARK,
  numberOf,
  orderOf,
  pairsOf,
  refuse,
  wordsOf,
  type Answer,
  type AnswerSort,
  type Gap,
  type Question,
  type Refusal,
} from './question.ts'
import { delimiterOf, rowsOf, type TableRow } from './table.ts'

/** Where a table has what; without headings, the question stands first and its answers behind it. */
interface Layout {
  title: number | null
  question: number
  type: number | null
  right: number | null
  explanation: number | null
  answers: readonly number[]
}

/**
 * Questions of a table, one a row: CSV, or what a spreadsheet copies. With headings in any of our languages; else the question stands
 * first and its answers behind it, the right ones with an asterisk before them.
 */
export function readTable(source: string): (Question | Refusal)[] {
  const rows = rowsOf(source, delimiterOf(source)).filter(({ cells }) => !/^sep=.?$/.test(cells.join('')))
  const [head] = rows
  if (!head) return []
  const named = layoutIn(head)
  const layout = named ?? layoutWithout(rows)
  return (named ? rows.slice(1) : rows).map((row) => readRow(row, layout))
}

/** Whether its first row has the headings of questions. */
export function hasHeadings(source: string): boolean {
  const [head] = rowsOf(source.slice(0, 5000), delimiterOf(source))
  return head !== undefined && layoutIn(head) !== null
}

function layoutIn({ cells }: TableRow): Layout | null {
  const columns = cells.map((cell) => columnOf(cell))
  const at = (column: (typeof columns)[number]) => {
    const index = columns.indexOf(column)
    return index < 0 ? null : index
  }
  const question = at('question')
  if (question === null || columns.filter((column) => column !== null).length < 2) return null
  return {
    ...{ question, title: at('title'), type: at('type'), right: at('right'), explanation: at('explanation') },
    answers: columns.flatMap((column, index) => (column === 'answer' ? [index] : [])),
  }
}

function layoutWithout(rows: readonly TableRow[]): Layout {
  const width = Math.min(50, Math.max(...rows.map(({ cells }) => cells.length)))
  return {
    ...{ question: 0, title: null, type: null, right: null, explanation: null },
    answers: Array.from({ length: Math.max(0, width - 1) }, (_, index) => index + 1),
  }
}

function readRow({ line, cells }: TableRow, layout: Layout): Question | Refusal {
  const where = { line, file: '' }
  const cell = (index: number | null) => (index === null ? '' : cleaned(cells[index] ?? ''))
  const said = {
    ...{ ...where, title: cell(layout.title), text: cell(layout.question) },
    ...{ explanation: cell(layout.explanation), losses: [] },
  }
  if (said.text === '') return refuse(where, excerptOf(cells.join(' ')), 'no-text')
  const given = layout.answers.map((index) => cell(index))
  // a gap between answers keeps their numbers
  const answers = given.slice(0, given.findLastIndex((answer) => answer !== '') + 1)
  const type = typeOf(cell(layout.type))
  if (type === null) return refuse(where, said.text, 'kind', cell(layout.type))
  if (type?.sort === 'words' || (!type && answers.length === 0)) return wordsOf(said)
  if (type?.sort === 'pairs') return pairsOf({ ...said, answers: answers.map(pairIn) })
  if (type?.sort === 'order')
    return orderOf({ ...said, answers: answers.map((text) => ({ text, isRight: true })) })
  if (type?.sort === 'gaps') return readGaps(said, answers, type.isTyped === true)
  if (type?.sort === 'number') return readNumber(said, [...answers, cell(layout.right)], type)
  if (type && type.sort !== 'choice') {
    const labels = answers.slice(0, type.sort === 'scale' ? 2 : 0).map((text) => ({ text, isRight: false }))
    return { ...said, sort: type.sort, range: type.range, answers: labels, losses: [] }
  }
  return readChoice(said, answers, cell(layout.right))
}

/** `[[2]]` in the text is the gap of the second cell: `right | right ~ wrong | wrong`. */
function readGaps(
  said: Parameters<typeof wordsOf>[0],
  cells: readonly string[],
  isTyped: boolean,
): Question | Refusal {
  const gaps: Gap[] = []
  const text = said.text.replaceAll(/\[\[(\d{1,2})\]\]/g, (whole, number: string) => {
    const [rights = [], ...wrongs] = wordsOfCell(cells[Number(number) - 1] ?? '')
    if (rights.length === 0) return whole
    const answers = [
      ...rights.map((word) => ({ text: word, isRight: true })),
      ...wrongs.flat().map((word) => ({ text: word, isRight: false })),
    ]
    gaps.push(isTyped ? typedGap('gaps', rights) : chosenGap('gaps', answers))
    return GAP_MARK
  })
  if (gaps.length === 0) return refuse(said, said.text, 'broken', '[[1]]')
  return gapsOf({ ...said, text }, gaps)
}

/** A number stands alone in the first cell that has something. */
function readNumber(
  said: Parameters<typeof wordsOf>[0],
  cells: readonly string[],
  { near = 0, far = null }: RowType,
): Question | Refusal {
  const cell = cells.find((one) => one !== '') ?? ''
  const answer = Number(cell.replace(',', '.') || Number.NaN)
  if (!Number.isFinite(answer)) return refuse(said, said.text, 'none-right', cell)
  return numberOf(said, { answer, near, far })
}

/** `left -> right` */
function pairIn(cell: string): Answer {
  const [text = '', ...others] = cell.split('->')
  return { text: text.trim(), isRight: true, match: others.join('->').trim() }
}

function readChoice(
  said: Parameters<typeof wordsOf>[0],
  given: readonly string[],
  key: string,
): Question | Refusal {
  const starred = given.map((text): Answer => {
    const isRight = /^\*\s*\S/.test(text)
    return { text: isRight ? text.replace(/^\*\s*/, '') : text, isRight }
  })
  const chosen = key === '' ? null : rightIn(key, given)
  if (key !== '' && chosen === null) return refuse(said, said.text, 'none-right', key)
  const answers = starred
    .map((answer, index) => (chosen ? { text: given[index] ?? '', isRight: chosen.has(index) } : answer))
    .filter(({ text }) => text !== '')
  return choiceOf({ ...said, answers })
}

/** Which answers a cell names, by number, by letter, or in their own words; null where one of them is not there. */
function rightIn(key: string, answers: readonly string[]): Set<number> | null {
  const whole = indexOfWords(key, answers)
  if (whole >= 0) return new Set([whole])
  for (const separator of [/[\s,;|/&+]+/, /[;|\n]+/, /,/]) {
    const indexes = key
      .split(separator)
      .filter((part) => part.trim() !== '')
      .map((part) => indexOf(part.trim(), answers))
    if (indexes.length > 0 && indexes.every((index) => index >= 0)) return new Set(indexes)
  }
  return null
}

function indexOf(part: string, answers: readonly string[]): number {
  // as it is written here, where an answer may be a number too
  const [, numbered] = /^#(\d{1,2})$/.exec(part) ?? []
  if (numbered !== undefined) return (answers[Number(numbered) - 1] ?? '') === '' ? -1 : Number(numbered) - 1
  const said = indexOfWords(part, answers)
  if (said >= 0) return said
  const word = plain(part)
  const index = /^\d{1,2}$/.test(word)
    ? Number(word) - 1
    : /^[a-h]$/.test(word)
      ? (word.codePointAt(0) ?? 0) - 97
      : -1
  return (answers[index] ?? '') === '' ? -1 : index
}

function indexOfWords(part: string, answers: readonly string[]): number {
  const wanted = part.trim().toLowerCase()
  return answers.findIndex((answer) => answer !== '' && answer.trim().toLowerCase() === wanted)
}

/** Without the apostrophe that keeps a spreadsheet from running it. */
function cleaned(cell: string): string {
  return cell
    .replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u00A0', ' ')
    .trim()
}

interface RowType {
  sort: AnswerSort
  range: readonly [number, number] | null
  /** Of a number. */
  near?: number
  far?: number | null
  /** Of gaps. */
  isTyped?: boolean
}

const CHOICES = [
  'choice',
  'multiplechoice',
  'multichoice',
  'mc',
  'quiz',
  'test',
  'wybor',
  'auswahl',
  'opciones',
  'checkbox',
  'radio',
  'singlechoice',
  'multipleselect',
  'mcq',
  'mcma',
  'truefalse',
]
const WORDS = [
  'words',
  'opinion',
  'text',
  'essay',
  'open',
  'openended',
  'opinia',
  'otwarte',
  'meinung',
  'freitext',
  'abierta',
  'slowa',
  'worter',
  'palabras',
]

const PAIRS = [
  'pairs',
  'matching',
  'match',
  'pary',
  'dopasowanie',
  'paare',
  'zuordnung',
  'parejas',
  'relacionar',
]

const ORDERS = ['order', 'ordering', 'sequence', 'kolejnosc', 'reihenfolge', 'orden', 'ordenar']
const GAPS = ['gaps', 'cloze', 'gapfill', 'fillintheblanks', 'luki', 'lucken', 'luckentext', 'huecos']
const NUMBERS = ['number', 'numerical', 'numeric', 'estimate', 'liczba', 'zahl', 'numero']

/** What the cell of the type says; undefined where it is empty, null for a type that there is not. */
function typeOf(cell: string): RowType | null | undefined {
  const word = plain(cell)
  if (word === '') return undefined
  if (CHOICES.includes(word)) return { sort: 'choice', range: null }
  if (WORDS.includes(word)) return { sort: 'words', range: null }
  if (PAIRS.includes(word)) return { sort: 'pairs', range: null }
  if (ORDERS.includes(word)) return { sort: 'order', range: null }
  if (GAPS.includes(word)) return { sort: 'gaps', range: null }
  if (word === 'gapstyped') return { sort: 'gaps', range: null, isTyped: true }
  const number = numberIn(cell)
  if (number) return number
  const [, name = '', from, to] =
    /^\s*(\p{L}+)\s*(?:(\d{1,2})\s*(?:[-–:]\s*(\d{1,2}))?)?\s*$/u.exec(cell) ?? []
  const called = plain(name)
  if (['scale', 'skala', 'escala', 'nps'].includes(called)) {
    const [least, most] = to === undefined ? [1, Number(from ?? 10)] : [Number(from), Number(to)]
    return { sort: 'scale', range: [least, most] }
  }
  if (['stars', 'star', 'gwiazdki', 'sterne', 'estrellas', 'rating'].includes(called))
    return { sort: 'stars', range: [1, Number(to ?? from ?? 5)] }
  return null
}

/** `number ±200/3000`: how far off is as good as right, and how far is worth nothing. */
function numberIn(cell: string): RowType | null {
  const [, kind = '', near, far] =
    /^\s*(\p{L}+)\s*(?:(?:±|\+\/?-)\s*([\d.]{1,20})(?:\s*\/\s*([\d.]{1,20}))?)?\s*$/u.exec(cell) ?? []
  if (!NUMBERS.includes(plain(kind))) return null
  const wider = Number(far ?? Number.NaN)
  return {
    ...{ sort: 'number', range: null, near: Number(near ?? 0) || 0 },
    far: Number.isFinite(wider) ? wider : null,
  }
}
