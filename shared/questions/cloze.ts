import { plainText } from './plain-text.ts'
import { judge } from './moodle-judge.ts'
import { gapsOf, shownText } from './gaps.ts'
import { GAP_MARK, refuse, type Answer, type Gap, type Question, type Refusal } from './question.ts'

/** A gap that is filled by choosing, however it is laid out. */
const CHOICE = /^(MULTICHOICE|MC)(_?[HVS]{1,2})?$/
const SEVERAL = /^(MULTIRESPONSE|MR)(_?[HVS]{1,2})?$/
const GAP = /\{(\d{0,3}):([A-Z_]{1,20}):((?:\\[^]|[^\\}]){1,20000})\}/g
/** One that a word or a number is typed into. */
const TYPED = /^((SHORTANSWER|SA|MW)(_?C)?|NUMERICAL|NM)$/
const NUMBER = /^(NUMERICAL|NM)$/

interface Found {
  type: string
  from: number
  to: number
  answers: (Answer & { fraction: number; feedback: string })[]
}

/**
 * A cloze text with its gaps.
 * @param source the text with its gaps, HTML or plain
 */
export function readCloze(
  source: string,
  isPlain: boolean,
  said: Pick<Question, 'line' | 'file' | 'title' | 'explanation' | 'losses'>,
): Question | Refusal {
  const found = gapsIn(source)
  const { text, losses } = plainText(textWith(source, found), isPlain)
  const shown = shownText({ text })
  if (found.length === 0) return refuse(said, shown || said.title, 'kind', 'cloze')
  const unknown = found.find(({ type }) => ![CHOICE, SEVERAL, TYPED].some((known) => known.test(type)))
  if (unknown) return refuse(said, shown, 'kind', `cloze: ${unknown.type}`)
  return gapsOf({ ...said, text, losses: [...said.losses, ...losses] }, found.map(gapOf))
}

function gapOf({ type, answers }: Found): Gap {
  const isSeveral = SEVERAL.test(type)
  const isNumber = NUMBER.test(type)
  const { rights, losses } = judge(
    answers.map(({ fraction }) => fraction),
    !isSeveral,
  )
  const explanation = answers[rights.indexOf(true)]?.feedback ?? ''
  const isFeedbackLost = answers.some(({ feedback }) => feedback !== '' && feedback !== explanation)
  return {
    ...{ type: `cloze: ${type}`, isTyped: TYPED.test(type), isSeveral, explanation },
    answers: answers.map(({ text }, index) => ({
      text: isNumber ? text.replace(BEHIND, '').trim() : text,
      isRight: rights[index] === true,
    })),
    losses: [
      ...losses,
      ...(isFeedbackLost ? (['feedback'] as const) : []),
      ...(isNumber && answers.some(({ text }) => toleranceIn(text) !== 0) ? (['tolerance'] as const) : []),
    ],
  }
}

/** How far off a number may be stands behind it. */
const BEHIND = /:([^]*)$/

function toleranceIn(answer: string): number {
  const [, behind = ''] = BEHIND.exec(answer) ?? []
  return Number(behind.trim().replace(',', '.'))
}

function gapsIn(source: string): Found[] {
  return [...source.matchAll(GAP)].map(({ 0: whole, 2: type = '', 3: inner = '', index }) => ({
    ...{ type, from: index, to: index + whole.length },
    answers: answersIn(inner),
  }))
}

function answersIn(inner: string): Found['answers'] {
  return split(inner, '~')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [, equals, percent, rest = ''] = /^\s*(?:(=)|%(-?[\d.,]+)%)?([^]*)$/.exec(one) ?? []
      const [answer = '', ...feedback] = split(rest, '#')
      const fraction = equals === undefined ? Number((percent ?? '0').replace(',', '.')) : 100
      return {
        ...{ text: said(answer), feedback: said(feedback.join('#')) },
        ...{ fraction: Number.isFinite(fraction) ? fraction : 0, isRight: fraction > 0 },
      }
    })
}

const said = (source: string): string => plainText(source.replaceAll(/\\([^])/g, '$1')).text

function split(source: string, sign: string): string[] {
  const parts = ['']
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? ''
    if (letter === sign) parts.push('')
    else {
      const isMeant = letter === '\\' && at + 1 < source.length
      parts.push(`${parts.pop() ?? ''}${letter}${isMeant ? (source[at + 1] ?? '') : ''}`)
      if (isMeant) at += 1
    }
  }
  return parts
}

function textWith(source: string, found: readonly Found[]): string {
  const pieces: string[] = []
  let from = 0
  for (const gap of found) {
    pieces.push(source.slice(from, gap.from), GAP_MARK)
    from = gap.to
  }
  return [...pieces, source.slice(from)].join('')
}
