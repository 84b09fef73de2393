import { gapsOf, shownText, typedGap, withGapBehind } from './gaps.ts'
import { indexOfSign, indexOutside, splitAt, unescape } from './gift-signs.ts'
import { judge } from './moodle-judge.ts'
import { plainText, type PlainText } from './plain-text.ts'
import {
  choiceOf,
  GAP_MARK,
  numberOf,
  pairsOf,
  refuse,
  wordsOf,
  type Loss,
  type Question,
  type Refusal,
  type TruthWords,
} from './question.ts'

/** One question as it stands in the file. */
interface Block {
  line: number
  source: string
}

/** A longer one is none: it is a file of something else. */
const LONGEST_BLOCK = 100_000

/** Questions in GIFT, the text format of Moodle: a blank line stands between two of them. */
export function readGift(source: string, truth: TruthWords): (Question | Refusal)[] {
  return blocksOf(source).map((block) => readBlock(block, truth))
}

/** A question ends at a blank line, unless what follows goes on with its answers; or where the title of another one begins. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = []
  let open: { line: number; lines: string[] } | null = null
  let state: Braces = 'none'
  let isBlank = false
  const end = () => {
    if (open) blocks.push({ line: open.line, source: open.lines.join('\n') })
    open = null
    state = 'none'
  }
  for (const [index, line] of source.split(/\r\n?|\n/).entries()) {
    const text = line.trim()
    if (text === '' || text.startsWith('//') || /^\$(CATEGORY|QUESTION)\b/i.test(text)) {
      isBlank ||= text === ''
      continue
    }
    const goesOn = state === 'open' && /^[=~}#]/.test(text)
    if ((isBlank && !goesOn) || (state !== 'none' && text.startsWith('::'))) end()
    isBlank = false
    open ??= { line: index + 1, lines: [] }
    open.lines.push(line)
    state = bracesAfter(line, state)
  }
  end()
  return blocks
}

type Braces = 'none' | 'open' | 'closed'

/** How the braces of the answers stand at the end of a line. */
function bracesAfter(line: string, before: Braces): Braces {
  let state = before
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]
    if (sign === '\\') at += 1
    else if (sign === '{') state = 'open'
    else if (sign === '}') state = 'closed'
  }
  return state
}

function readBlock({ line, source }: Block, truth: TruthWords): Question | Refusal {
  const where = { line, file: '' }
  if (source.length > LONGEST_BLOCK) return refuse(where, source.slice(0, 200), 'broken')
  const [, named, rest = source] = /^\s*::((?:\\.|(?!::)[^\\])*)::([^]*)$/.exec(source) ?? []
  const title = unescape(named ?? '').trim()
  const [, format = '', body = rest] = /^\s*\[(html|moodle|plain|markdown)\]([^]*)$/i.exec(rest) ?? []
  const of = format.toLowerCase()
  const open = indexOutside(body, '{', 0)
  if (open < 0) return refuse(where, read(body, of).text || title, 'kind', 'description')
  const close = indexOutside(body, '}', open)
  if (close < 0) return refuse(where, read(body, of).text, 'broken', '}')
  const after = body.slice(close + 1)
  const gap = after.trim() === '' ? '' : ` ${GAP_MARK} `
  const asked = read(`${body.slice(0, open)}${gap}${gap === '' ? '' : after}`, of)
  const inner = body.slice(open + 1, close)
  const general = indexOfSign(inner, '####')
  const explained = read(general < 0 ? '' : inner.slice(general + 4), of)
  const said = {
    ...{ ...where, title, text: asked.text, explanation: explained.text },
    losses: [...asked.losses, ...explained.losses],
  }
  const question = readAnswers((general < 0 ? inner : inner.slice(0, general)).trim(), said, of, truth)
  return 'reason' in question || question.sort === 'gaps'
    ? question
    : { ...question, text: shownText(question) }
}

type Said = Parameters<typeof wordsOf>[0]

function readAnswers(inner: string, said: Said, of: string, truth: TruthWords): Question | Refusal {
  if (inner === '') return wordsOf(said)
  const [, word, feedback = ''] = /^(t|true|f|false)\s*(?:#([^]*))?$/i.exec(inner) ?? []
  if (word !== undefined) return readTruth(/^t/i.test(word), feedback, said, of, truth)
  if (inner.startsWith('#')) return readNumber(inner.slice(1), said)
  const answers = answersIn(inner, of)
  // one answer needs no sign before it
  if (answers.length === 0) return readWords([read(splitAt(inner, '#')[0] ?? '', of).text], said)
  if (answers.every(({ mark }) => mark === '='))
    return answers.every(({ text }) => text.includes('->'))
      ? readPairs(answers, said)
      : readWords(
          rightsIn(answers),
          said,
          answers.some(({ weight }) => weight !== 100),
        )
  const isWeighted = answers.some(({ mark, weight }) => mark === '~' && weight > 0)
  const { rights, losses } = judge(
    answers.map(({ weight }) => weight),
    !isWeighted,
  )
  const ofRight = answers[rights.indexOf(true)]?.feedback ?? ''
  const explanation = said.explanation || ofRight
  const isFeedbackLost = answers.some((answer) => answer.feedback !== '' && answer.feedback !== explanation)
  return choiceOf({
    ...{ ...said, explanation },
    answers: answers.map(({ text }, index) => ({ text, isRight: rights[index] === true })),
    losses: [
      ...said.losses,
      ...answers.flatMap((answer) => answer.losses),
      ...losses,
      ...(isFeedbackLost ? (['feedback'] as const) : []),
    ],
  })
}

/** Words of which each is right; those that bring less are left out. */
const rightsIn = (answers: readonly GiftAnswer[]): string[] => {
  const most = Math.max(0, ...answers.map(({ weight }) => weight))
  return answers.flatMap(({ text, weight }) => (weight > 0 && weight === most ? [text] : []))
}

/** A word that is typed, into the gap of the text or one behind it. */
function readWords(words: readonly string[], said: Said, isWeighted = false): Question | Refusal {
  const text = said.text.includes(GAP_MARK) ? said.text : withGapBehind(said.text)
  const losses: Loss[] = [...said.losses, ...(isWeighted ? (['weights'] as const) : [])]
  return gapsOf({ ...said, text, losses }, [typedGap('short answer', words)])
}

const AMOUNT = /^\s*([-+]?\d*\.?\d+(?:e[-+]?\d+)?)\s*(?:(\.\.|:)\s*([-+]?\d*\.?\d+(?:e[-+]?\d+)?))?\s*$/i

/** `8760:200`, `3..5`, or several with what each brings: the best is right, one that is less exact says how far off something is right still. */
function readNumber(inner: string, said: Said): Question | Refusal {
  const entries = indexOutside(inner, '=', 0) < 0 ? [inner] : splitAt(inner, '=').slice(1)
  const amounts = entries.flatMap((entry) => {
    const [, percent = '100', rest = ''] = /^\s*(?:%(-?[\d.]+)%)?([^]*)$/.exec(entry) ?? []
    const amount = amountIn(splitAt(rest, '#')[0] ?? '')
    return amount && Number(percent) > 0 ? [{ ...amount, weight: Number(percent) }] : []
  })
  const [best, ...others] = amounts.toSorted((one, other) => other.weight - one.weight)
  if (!best || amounts.length < entries.length) return refuse(said, said.text, 'kind', 'numerical')
  const { answer, near } = best
  const far = others.find((one) => one.answer === answer && one.near > near)?.near ?? null
  const isMore = others.length > (far === null ? 0 : 1)
  const hasFeedback = entries.some((entry) => splitAt(entry, '#').length > 1)
  const losses: Loss[] = [
    ...said.losses,
    ...(isMore ? (['weights'] as const) : []),
    ...(hasFeedback ? (['feedback'] as const) : []),
  ]
  return numberOf({ ...said, losses }, { answer, near, far })
}

/** What binary numbers add is left out. */
function amountIn(source: string): { answer: number; near: number } | null {
  const [, first, sign, second] = AMOUNT.exec(source) ?? []
  if (first === undefined) return null
  const [from, to] = [Number(first), second === undefined ? 0 : Number(second)]
  if (sign === undefined) return { answer: from, near: 0 }
  if (sign === ':') return to < 0 ? null : { answer: from, near: to }
  return to < from
    ? null
    : { answer: Number(((from + to) / 2).toPrecision(12)), near: Number(((to - from) / 2).toPrecision(12)) }
}

/** `=left -> right`; a right side without a left one misleads, and is left out. */
function readPairs(answers: readonly GiftAnswer[], said: Said): Question | Refusal {
  const all = answers.map(({ text }) => {
    const at = text.indexOf('->')
    return { text: text.slice(0, at).trim(), isRight: true, match: text.slice(at + 2).trim() }
  })
  const pairs = all.filter(({ text }) => text !== '')
  return pairsOf({
    ...said,
    answers: pairs,
    losses: [
      ...said.losses,
      ...answers.flatMap((answer) => answer.losses),
      ...(pairs.length < all.length ? (['extra'] as const) : []),
      ...(answers.some(({ feedback }) => feedback !== '') ? (['feedback'] as const) : []),
    ],
  })
}

/** Of two feedbacks, the first is for the wrong answer. */
function readTruth(
  isTrue: boolean,
  feedback: string,
  said: Said,
  of: string,
  truth: TruthWords,
): Question | Refusal {
  const [wrong = '', right = ''] = splitAt(feedback, '#').map((one) => read(one, of).text)
  const explanation = said.explanation || right || wrong
  const isFeedbackLost = [wrong, right].some((one) => one !== '' && one !== explanation)
  return choiceOf({
    ...{ ...said, explanation },
    answers: [
      { text: truth.true, isRight: isTrue },
      { text: truth.false, isRight: !isTrue },
    ],
    losses: [...said.losses, ...(isFeedbackLost ? (['feedback'] as const) : [])],
  })
}

interface GiftAnswer {
  mark: '=' | '~'
  /** Percent. */
  weight: number
  text: string
  feedback: string
  losses: Loss[]
}

function answersIn(inner: string, of: string): GiftAnswer[] {
  const starts: number[] = []
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === '\\') at += 1
    else if (inner[at] === '=' || inner[at] === '~') starts.push(at)
  }
  if ((starts[0] ?? 1) !== 0) return []
  return starts.map((start, index) => {
    const mark = inner[start] === '=' ? '=' : '~'
    const source = inner.slice(start + 1, starts[index + 1] ?? inner.length)
    const [, percent, rest = source] = /^\s*%(-?[\d.,]+)%([^]*)$/.exec(source) ?? []
    const weight = percent === undefined ? (mark === '=' ? 100 : 0) : Number(percent.replace(',', '.'))
    const [answer = '', ...others] = splitAt(rest, '#')
    const said = read(answer, of)
    const feedback = read(others.join('#'), of)
    return {
      ...{ mark, weight: Number.isFinite(weight) ? weight : 0 },
      ...{ text: said.text, feedback: feedback.text, losses: [...said.losses, ...feedback.losses] },
    }
  })
}

/** @param of the format of what it belongs to, which it may change for itself */
function read(source: string, of: string): PlainText {
  const [, own, rest = source] = /^\s*\[(html|moodle|plain|markdown)\]([^]*)$/i.exec(source) ?? []
  const format = own?.toLowerCase() ?? of
  if (format !== 'plain') return plainText(unescape(rest), format !== 'html')
  const lines = unescape(rest).split('\n')
  return {
    text: lines
      .map((line) => line.trim())
      .join('\n')
      .trim(),
    losses: [],
  }
}
