import {
  choiceOf,
  GAP_MARK,
  refuse,
  sorted,
  type Answer,
  type Gap,
  type Loss,
  type Question,
  type ReadQuestions,
  type Refusal,
} from './question.ts'

const HOLE = '_____'

type Said = Pick<Question, 'line' | 'file' | 'title' | 'text' | 'explanation'> & { losses: Iterable<Loss> }

/** A text with gaps; a refusal where it has no words besides them, or where one of them does not stand in it. */
export function gapsOf({ losses, ...said }: Said, gaps: readonly Gap[]): Question | Refusal {
  const { text, title } = said
  if (text.replaceAll(GAP_MARK, '').trim() === '') return refuse(said, title, 'no-text')
  if (text.split(GAP_MARK).length !== gaps.length + 1) return refuse(said, shownText(said), 'broken', 'gap')
  const isRight = ({ answers }: Gap) => answers.some((answer) => answer.isRight && answer.text !== '')
  if (!gaps.every(isRight)) return refuse(said, shownText(said), 'none-right')
  return { ...said, gaps, sort: 'gaps', answers: [], range: null, losses: [...new Set(losses)] }
}

/** A gap of which these words are right. */
export function typedGap(type: string, words: readonly string[]): Gap {
  const answers = words.map((text) => ({ text, isRight: true }))
  return { answers, type, isTyped: true, isSeveral: false, explanation: '', losses: [] }
}

/** A gap that one of these words is chosen for. */
export function chosenGap(type: string, answers: readonly Answer[]): Gap {
  return { answers, type, isTyped: false, isSeveral: false, explanation: '', losses: [] }
}

/** What a person reads where a gap is. */
export const shownText = ({ text }: Pick<Question, 'text'>): string => text.replaceAll(GAP_MARK, HOLE)

/** A single gap at the end of what asks for a word. */
export const withGapBehind = (text: string): string => (text === '' ? '' : `${text}\n${GAP_MARK}`)

/**
 * The gaps of a text, each a question of its own: the text with this gap open, and the others filled with what is right. Gaps that are
 * filled by typing are refused.
 */
export function choicesOf({ gaps = [], ...said }: Question): (Question | Refusal)[] {
  const pieces = said.text.split(GAP_MARK)
  const rights = gaps.map(({ answers }) => answers.find(({ isRight }) => isRight)?.text ?? HOLE)
  return gaps.map((gap, open) => {
    const filled = (index: number) => (index === open ? HOLE : (rights[index] ?? ''))
    const text = pieces.map((piece, index) => (index < gaps.length ? piece + filled(index) : piece)).join('')
    if (gap.isTyped) return refuse(said, text, 'kind', gap.type)
    return choiceOf({
      ...{ ...said, text, explanation: said.explanation || gap.explanation },
      ...{ answers: gap.answers, losses: [...said.losses, ...gap.losses] },
    })
  })
}

/** What was read, with each gap a question of its own: for tasks that know no text with gaps. */
export function withoutGaps({ questions, refusals }: ReadQuestions): ReadQuestions {
  const all = sorted(questions.flatMap((one) => (one.sort === 'gaps' ? choicesOf(one) : [one])))
  return { questions: all.questions, refusals: [...refusals, ...all.refusals] }
}
