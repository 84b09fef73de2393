import { delimiterFor, toCsv } from '../domain/csv.ts'
import type { Language } from '../domain/languages.ts'
import { HEADINGS } from './columns.ts'
import { cellOfWords } from './gap-cells.ts'
import { GAP_MARK, type Question } from './question.ts'

/** So many columns for answers a table has at least. */
const FEWEST_ANSWERS = 4

/** Questions as a table that can be read again, with the headings of a language. */
export function writeTable(questions: readonly Question[], language: Language): string {
  const names = HEADINGS[language]
  const most = Math.max(FEWEST_ANSWERS, ...questions.map((question) => cellsOf(question).length))
  const numbers = Array.from({ length: most }, (_, index) => index)
  const rows = questions.map((question) => {
    const cells = cellsOf(question)
    return [
      ...[question.title, textOf(question), typeOf(question)],
      ...numbers.map((index) => cells[index] ?? ''),
      ...[rightsOf(question), question.explanation],
    ]
  })
  const heads = [
    ...[names.title, names.question, names.type],
    ...numbers.map((index) => `${names.answer} ${index + 1}`),
    ...[names.right, names.explanation],
  ]
  return toCsv([heads, ...rows], delimiterFor(language))
}

/** Each gap with the number of the cell that has its words. */
function textOf({ text }: Question): string {
  let number = 0
  return text.replaceAll(GAP_MARK, () => {
    number += 1
    return `[[${number}]]`
  })
}

/** Of a gap, the words that are right in it, then after `~` those that are wrong. */
function cellsOf({ answers, amount, gaps }: Question): string[] {
  if (amount) return [String(amount.answer)]
  if (!gaps) return answers.map(({ text, match }) => (match === undefined ? text : `${text} -> ${match}`))
  return gaps.map((gap) => {
    const words = (isWanted: boolean) =>
      gap.answers.flatMap(({ text, isRight }) => (isRight === isWanted ? [text] : []))
    return cellOfWords([words(true), words(false)])
  })
}

function rightsOf({ sort, answers }: Question): string {
  if (sort === 'pairs' || sort === 'order') return ''
  return answers.flatMap(({ isRight }, index) => (isRight ? [`#${index + 1}`] : [])).join(' ')
}

function typeOf({ sort, range, amount, gaps = [] }: Question): string {
  if (sort === 'number' && amount)
    return `number ±${amount.near}${amount.far === null ? '' : `/${amount.far}`}`
  if (sort === 'gaps' && gaps.every(({ isTyped }) => isTyped)) return 'gaps typed'
  if (sort === 'scale' && range) return `scale ${range[0]}-${range[1]}`
  return sort === 'stars' && range ? `stars ${range[1]}` : sort
}
