import { GAP_MARK, type Amount, type Gap, type Question } from './question.ts'

/**
 * Questions in GIFT. It knows no scales and stars: they become numbers to choose from, none of them right; no order: its steps are joined with
 * their places; and one gap only: of a text with several, each is a question of its own.
 */
export function writeGift(questions: readonly Question[]): string {
  return questions
    .flatMap(inGift)
    .map((question) => `${writeQuestion(question)}\n`)
    .join('\n')
}

/** With one gap each. */
function inGift(question: Question): Question[] {
  const { gaps = [], text } = question
  if (question.sort !== 'gaps' || gaps.length === 1) return [question]
  const pieces = text.split(GAP_MARK)
  const rights = gaps.map(({ answers }) => answers.find(({ isRight }) => isRight)?.text ?? '')
  return gaps.map((gap, open) => ({
    ...question,
    gaps: [gap],
    text: pieces
      .map((piece, index) =>
        index < gaps.length ? piece + (index === open ? GAP_MARK : (rights[index] ?? '')) : piece,
      )
      .join(''),
  }))
}

function writeQuestion(question: Question): string {
  const { title, text, explanation } = question
  const named = title === '' ? '' : `::${escape(title)}::`
  const why = explanation === '' ? '' : `\t####${escape(explanation)}\n`
  const answers = answersOf(question)
  const inner = answers === '' && why === '' ? '' : `\n${answers}${why}`
  // the braces of the answers stand where the gap is
  const [before = '', after = ''] = text.split(GAP_MARK)
  const rest = after.trim() === '' ? '' : escape(after)
  return `${named}[plain]${escape(before.trimEnd())} {${inner}}${rest}`
}

function answersOf({ sort, answers, range, amount, gaps = [] }: Question): string {
  if (sort === 'words') return ''
  if (sort === 'number') return amount ? `\t#${numberOf(amount)}\n` : ''
  if (sort === 'order')
    return answers.map(({ text }, index) => `\t=${index + 1} -> ${escape(text)}\n`).join('')
  if (sort === 'gaps') return gaps.map(gapOf).join('')
  if (sort === 'pairs')
    return answers.map(({ text, match = '' }) => `\t=${escape(text)} -> ${escape(match)}\n`).join('')
  if (sort !== 'choice') {
    const [least, most] = range ?? [1, 5]
    const numbers = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index)
    return numbers.map((number) => `\t~${number}\n`).join('')
  }
  const rights = answers.filter(({ isRight }) => isRight).length
  return answers.map(({ text, isRight }) => `\t${markOf(isRight, rights)}${escape(text)}\n`).join('')
}

function numberOf({ answer, near, far }: Amount): string {
  return far === null ? `${answer}:${near}` : `=${answer}:${near} =%50%${answer}:${far}`
}

/** Words to choose from, or such of which each is right. */
function gapOf({ answers, isTyped }: Gap): string {
  const given = isTyped ? answers.filter(({ isRight }) => isRight) : answers
  return given.map(({ text, isRight }) => `\t${isRight ? '=' : '~'}${escape(text)}\n`).join('')
}

/** Of several right answers each brings its share. */
function markOf(isRight: boolean, rights: number): string {
  if (!isRight) return '~'
  return rights === 1 ? '=' : `~%${Math.round(10_000_000 / rights) / 100_000}%`
}

function escape(text: string): string {
  return text.replaceAll(/[\\~=#{}:]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n')
}
