import { plainText } from './plain-text.ts'
import { readCloze } from './cloze.ts'
import { chosenGap, gapsOf, typedGap, withGapBehind } from './gaps.ts'
import { judge } from './moodle-judge.ts'
import { pictureIn, pictureOfBase64, pictureOfData } from './pictures.ts'
import {
  choiceOf,
  GAP_MARK,
  numberOf,
  orderOf,
  pairsOf,
  refuse,
  wordsOf,
  type Gap,
  type Loss,
  type Question,
  type QuestionPicture,
  type Refusal,
  type TruthWords,
} from './question.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml.ts'

const WHERE = { file: '' }
/** What is no question. */
const NONE = ['category']

/** The questions of Moodle's own XML, one a `question` of its `quiz`. */
export function readMoodle(quiz: XmlElement, truth: TruthWords): (Question | Refusal)[] {
  return childrenOf(quiz, 'question').flatMap((element) => {
    const type = element.attributes.get('type') ?? ''
    if (NONE.includes(type) && !element.isCut) return []
    const picture = pictureOf(childOf(element, 'questiontext'))
    const read =
      type === 'cloze' && !element.isCut ? readGapText(element) : readQuestion(element, type, truth)
    return ['reason' in read || !picture ? read : { ...read, picture }]
  })
}

function readGapText(element: XmlElement): Question | Refusal {
  const asked = childOf(element, 'questiontext')
  const { text: explanation, losses } = wordsIn(childOf(element, 'generalfeedback'))
  const title = plainText(textOf(childOf(childOf(element, 'name'), 'text'))).text
  return readCloze(textOf(childOf(asked, 'text')), isPlainIn(asked), {
    ...{ ...WHERE, line: element.line, title, explanation, losses },
  })
}

function readQuestion(element: XmlElement, type: string, truth: TruthWords): Question | Refusal {
  const { line } = element
  const title = plainText(textOf(childOf(childOf(element, 'name'), 'text'))).text
  const asked = wordsIn(childOf(element, 'questiontext'))
  const where = { ...WHERE, line }
  if (element.isCut) return refuse(where, asked.text || title, 'broken')
  const explained = wordsIn(childOf(element, 'generalfeedback'))
  const said = {
    ...{ ...where, title, text: asked.text, explanation: explained.text },
    losses: [...asked.losses, ...explained.losses],
  }
  if (type === 'essay') return wordsOf(said)
  if (type === 'matching' || type === 'ddmatch') return readPairs(element, said)
  const other = OTHERS.get(type)
  if (other) return other(element, said)
  if (type !== 'multichoice' && type !== 'truefalse') return refuse(where, asked.text || title, 'kind', type)
  const answers = childrenOf(element, 'answer').map((answer) => readAnswer(answer, type, truth))
  const isSingle = type === 'truefalse' || textOf(childOf(element, 'single')).trim() !== 'false'
  const { rights, losses } = judge(
    answers.map(({ fraction }) => fraction),
    isSingle,
  )
  const feedback = answers.map((answer) => answer.feedback)
  const ofRight = feedback[rights.indexOf(true)] ?? ''
  const isFeedbackLost = feedback.some((one) => one !== '' && one !== (said.explanation || ofRight))
  return choiceOf({
    ...said,
    explanation: said.explanation || ofRight,
    answers: answers.map(({ text }, index) => ({ text, isRight: rights[index] === true })),
    losses: [
      ...said.losses,
      ...answers.flatMap((answer) => answer.losses),
      ...losses,
      ...(isFeedbackLost ? (['feedback'] as const) : []),
    ],
  })
}

type Said = Parameters<typeof wordsOf>[0]

/** Of types that are neither chosen nor joined. */
const OTHERS: ReadonlyMap<string, (element: XmlElement, said: Said) => Question | Refusal> = new Map([
  ['numerical', readNumber],
  ['shortanswer', readWord],
  ['ordering', readOrder],
  ['ddwtos', readWordGaps],
  ['gapselect', readWordGaps],
])

/** Of several answers, the one that brings most is right; one that is less exact says how far off something is right still. */
function readNumber(element: XmlElement, said: Said): Question | Refusal {
  const answers = childrenOf(element, 'answer').flatMap((one) => {
    const answer = Number(wordsIn(one).text.replace(',', '.') || Number.NaN)
    const near = Number(textOf(childOf(one, 'tolerance')).trim().replace(',', '.') || 0)
    const fraction = Number(one.attributes.get('fraction') ?? 0)
    return Number.isFinite(answer) && near >= 0 && fraction > 0 ? [{ answer, near, fraction }] : []
  })
  const [best, ...others] = answers.toSorted((one, other) => other.fraction - one.fraction)
  if (!best) return refuse(said, said.text || said.title, 'none-right')
  const far = others.find(({ answer, near }) => answer === best.answer && near > best.near)?.near ?? null
  const hasUnits = childrenOf(childOf(element, 'units')).length > 0
  const losses: Loss[] = [
    ...(others.length > (far === null ? 0 : 1) ? (['weights'] as const) : []),
    ...(hasUnits ? (['extra'] as const) : []),
  ]
  return numberOf(
    { ...said, losses: [...said.losses, ...losses] },
    { answer: best.answer, near: best.near, far },
  )
}

/** A word that is typed is a gap behind the question. A star that stands for anything is taken as it is. */
function readWord(element: XmlElement, said: Said): Question | Refusal {
  const answers = childrenOf(element, 'answer').map((one) => ({
    ...{ text: wordsIn(one).text, fraction: Number(one.attributes.get('fraction') ?? 0) },
  }))
  const most = Math.max(0, ...answers.map(({ fraction }) => fraction))
  const rights = answers.filter(
    ({ text, fraction }) => fraction > 0 && fraction === most && !text.includes('*'),
  )
  const isPart = answers.some(({ fraction }) => fraction > 0 && fraction < most)
  return gapsOf(
    {
      ...{ ...said, text: withGapBehind(said.text) },
      losses: [...said.losses, ...(isPart ? (['weights'] as const) : [])],
    },
    [
      typedGap(
        'shortanswer',
        rights.map(({ text }) => text),
      ),
    ],
  )
}

/** Its answers are numbered by their place. */
function readOrder(element: XmlElement, said: Said): Question | Refusal {
  const steps = childrenOf(element, 'answer').map((one, index) => ({
    ...wordsIn(one),
    place: Number(one.attributes.get('fraction') ?? index),
  }))
  const inOrder = steps.toSorted((one, other) => one.place - other.place)
  return orderOf({
    ...said,
    answers: inOrder.map(({ text }) => ({ text, isRight: true })),
    losses: [...said.losses, ...steps.flatMap(({ losses }) => losses)],
  })
}

/** `[[2]]` is a gap for the second word; all words of its group lie there for it. */
function readWordGaps(element: XmlElement, said: Said): Question | Refusal {
  const words = childrenOf(element)
    .filter(({ name }) => name === 'dragbox' || name === 'selectoption')
    .map((one) => ({ ...wordsIn(one), group: textOf(childOf(one, 'group')).trim() }))
  const gaps: Gap[] = []
  const text = said.text.replaceAll(/\[\[(\d{1,3})\]\]/g, (_, number: string) => {
    const meant = words[Number(number) - 1]
    const lying = words.filter(({ group }) => group === meant?.group)
    const answers = lying.map((one) => ({ text: one.text, isRight: one === meant }))
    gaps.push(chosenGap(element.attributes.get('type') ?? '', answers))
    return GAP_MARK
  })
  if (gaps.length === 0) return refuse(said, said.text || said.title, 'few-answers')
  return gapsOf({ ...said, text, losses: [...said.losses, ...words.flatMap(({ losses }) => losses)] }, gaps)
}

/** Answers that belong to nothing stand there to mislead; they are left out. */
function readPairs(element: XmlElement, said: Said): Question | Refusal {
  const all = childrenOf(element, 'subquestion').map((pair) => ({
    asked: wordsIn(pair),
    answer: wordsIn(childOf(pair, 'answer')),
  }))
  const pairs = all.filter(({ asked }) => asked.text !== '' || asked.losses.includes('media'))
  return pairsOf({
    ...said,
    answers: pairs.map(({ asked, answer }) => ({ text: asked.text, isRight: true, match: answer.text })),
    losses: [
      ...said.losses,
      ...all.flatMap(({ asked, answer }) => [...asked.losses, ...answer.losses]),
      ...(pairs.length < all.length ? (['extra'] as const) : []),
    ],
  })
}

/** The picture of a question, from the file itself. */
function pictureOf(asked: XmlElement | undefined): QuestionPicture | null {
  const at = asked && pictureIn(textOf(childOf(asked, 'text')))
  if (!at) return null
  const name = at.source.replace(/^@@PLUGINFILE@@\//, '')
  if (name === at.source) return pictureOfData(at)
  const plain = decodeName(name)
  const file = childrenOf(asked, 'file').find((one) => one.attributes.get('name') === plain)
  return file ? pictureOfBase64(plain, textOf(file), at) : null
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name).replace(/^.*\//, '')
  } catch {
    return name
  }
}

interface ReadAnswer {
  text: string
  /** Percent of the points that it brings. */
  fraction: number
  feedback: string
  losses: readonly Loss[]
}

function readAnswer(answer: XmlElement, type: string, truth: TruthWords): ReadAnswer {
  const { text, losses } = wordsIn(answer)
  const fraction = Number(answer.attributes.get('fraction') ?? 0)
  const feedback = wordsIn(childOf(answer, 'feedback'))
  const word = text.toLowerCase()
  return {
    text: type === 'truefalse' && (word === 'true' || word === 'false') ? truth[word] : text,
    fraction: Number.isFinite(fraction) ? fraction : 0,
    feedback: feedback.text,
    losses: [...losses, ...feedback.losses],
  }
}

function wordsIn(element: XmlElement | undefined): { text: string; losses: Loss[] } {
  if (!element) return { text: '', losses: [] }
  const { text, losses } = plainText(textOf(childOf(element, 'text')), isPlainIn(element))
  const hasFiles = childrenOf(element, 'file').length > 0
  return { text, losses: hasFiles ? [...losses, 'media'] : losses }
}

const isPlainIn = (element: XmlElement | undefined): boolean =>
  (element?.attributes.get('format') ?? 'html') !== 'html'
