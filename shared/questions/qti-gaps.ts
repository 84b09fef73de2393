import { chosenGap, gapsOf, typedGap, withGapBehind } from './gaps.ts'
import { judge } from './moodle-judge.ts'
import { plainText, type PlainText } from './plain-text.ts'
import { readChoice } from './qti-choice.ts'
import { declarationOf, first, mappingOf, NOT_ASKED, scoresOf, type Said } from './qti-responses.ts'
import {
  choiceOf,
  GAP_MARK,
  numberOf,
  type Amount,
  type Gap,
  type Loss,
  type Question,
  type Refusal,
} from './question.ts'
import { allBelow, childOf, htmlOf, type XmlElement } from './xml.ts'

/** What stands for a gap in a text. */
export const GAPS = ['inlinechoiceinteraction', 'textentryinteraction']

/** A text with something else in place of some of its elements. */
function textWith(body: XmlElement, replace: (element: XmlElement) => string | null): PlainText {
  const filled = (element: XmlElement): XmlElement => ({
    ...element,
    children: element.children.map((child) =>
      typeof child === 'string' ? child : (replace(child) ?? filled(child)),
    ),
  })
  return plainText(htmlOf(filled(body), NOT_ASKED))
}

/** Gaps to choose in or to type in; one that wants a number, and nothing else, is a number. */
export function readGapText(
  item: XmlElement,
  body: XmlElement,
  interactions: readonly XmlElement[],
  said: Said,
  shown: readonly PlainText[],
): Question | Refusal {
  const explanation = first(shown)
  const [only] = interactions
  const amount = only && interactions.length === 1 ? amountOf(item, only) : null
  if (amount) return numberOf({ ...said, explanation }, amount)
  const { text } = textWith(body, (element) => (interactions.includes(element) ? GAP_MARK : null))
  const isAlone = text.replaceAll(GAP_MARK, '').trim() === ''
  return gapsOf(
    { ...said, explanation, text: isAlone ? withGapBehind(said.title) : text },
    interactions.map((gap) => {
      if (gap.name === 'textentryinteraction')
        return { ...typedGap(gap.name, rightWords(item, gap)), losses: lossesOfNumber(item, gap) }
      const read = readChoice(item, gap, said, [])
      return chosenGap(gap.name, 'reason' in read ? [] : read.answers)
    }),
  )
}

/** Words that are right in a gap that is typed into. */
function rightWords(item: XmlElement, gap: XmlElement): string[] {
  const declaration = declarationOf(item, gap)
  const scores = scoresOf(declaration)
  const mapped = mappingOf(declaration)
  const most = Math.max(0, ...mapped.values())
  const also = [...mapped].flatMap(([word, score]) => (score > 0 && score === most ? [word] : []))
  return [...new Set([...[...scores].flatMap(([word, score]) => (score > 0 ? [word] : [])), ...also])]
}

/** Null where it wants words. */
function amountOf(item: XmlElement, gap: XmlElement): Amount | null {
  const declaration = declarationOf(item, gap)
  const type = declaration?.attributes.get('basetype')
  if (gap.name !== 'textentryinteraction' || (type !== 'float' && type !== 'integer')) return null
  const [value] = scoresOf(declaration).keys()
  const answer = Number(value || Number.NaN)
  return Number.isFinite(answer) ? { answer, near: toleranceIn(item), far: null } : null
}

/** In a text with gaps a number is a word: how far off it may be has no place there. */
function lossesOfNumber(item: XmlElement, gap: XmlElement): readonly Loss[] {
  const { near = 0 } = amountOf(item, gap) ?? {}
  return near > 0 ? ['tolerance'] : []
}

/** How far off a number may be, as `equal` says it; 0 where it says nothing, or a percentage. */
function toleranceIn(item: XmlElement): number {
  const [equal] = allBelow(childOf(item, 'responseprocessing'), 'equal')
  const [most = ''] = (equal?.attributes.get('tolerance') ?? '').trim().split(/\s+/)
  const isAbsolute = equal?.attributes.get('tolerancemode') === 'absolute'
  return isAbsolute && Number(most) > 0 ? Number(most) : 0
}

/** Words that lie above a text, each for one of its gaps. */
export function readGapMatch(
  item: XmlElement,
  interaction: XmlElement,
  said: Said,
  shown: readonly PlainText[],
): Question | Refusal {
  const words = allBelow(interaction, 'gaptext').map((word) => ({
    ...{ id: word.attributes.get('identifier') ?? '', text: plainText(htmlOf(word)).text },
  }))
  const pairs = [...scoresOf(declarationOf(item, interaction))].flatMap(([pair, score]) =>
    score > 0 ? [pair.split(/\s+/)] : [],
  )
  const gaps: Gap[] = []
  const within = textWith(interaction, ({ name, attributes }) => {
    if (name === 'gaptext' || name === 'gapimg' || name === 'prompt') return ''
    if (name !== 'gap') return null
    const id = attributes.get('identifier') ?? ''
    const [meant] = pairs.find((pair) => pair[1] === id) ?? []
    gaps.push(
      chosenGap(
        interaction.name,
        words.map((word) => ({ text: word.text, isRight: word.id === meant })),
      ),
    )
    return GAP_MARK
  })
  const text = [said.text, within.text].filter((one) => one !== '').join('\n')
  return gapsOf(
    { ...said, text, explanation: first(shown), losses: [...said.losses, ...within.losses] },
    gaps,
  )
}

/** Parts of a text that are chosen: the text is the question, they are its answers. */
export function readHottext(
  item: XmlElement,
  interaction: XmlElement,
  said: Said,
  shown: readonly PlainText[],
): Question | Refusal {
  const words = allBelow(interaction, 'hottext').map((word) => ({
    ...{ id: word.attributes.get('identifier') ?? '', text: plainText(htmlOf(word)).text },
  }))
  const declaration = declarationOf(item, interaction)
  const scores = scoresOf(declaration)
  const { rights, losses } = judge(
    words.map(({ id }) => scores.get(id) ?? 0),
    (declaration?.attributes.get('cardinality') ?? 'single') === 'single',
  )
  const within = textWith(interaction, ({ name }) => (name === 'prompt' ? '' : null))
  return choiceOf({
    ...said,
    text: [said.text, within.text].filter((one) => one !== '').join('\n'),
    explanation: first(shown),
    answers: words.map(({ text }, index) => ({ text, isRight: rights[index] === true })),
    losses: [...said.losses, ...losses],
  })
}
