import { pictureBelow } from './pictures.ts'
import { plainText, type PlainText } from './plain-text.ts'
import { readChoice } from './qti-choice.ts'
import { GAPS, readGapMatch, readGapText, readHottext } from './qti-gaps.ts'
import { declarationOf, first, NOT_ASKED, scoresOf, type Said } from './qti-responses.ts'
import { orderOf, pairsOf, refuse, wordsOf, type Question, type Refusal } from './question.ts'
import { allBelow, childOf, childrenOf, htmlOf, type XmlElement } from './xml.ts'

/** Elements of QTI 2.1 and 3 are the same but for their spelling: `qti-choice-interaction`, `choiceInteraction`. */
export const plainName = (name: string): string => name.replace(/^qti-/, '').replaceAll('-', '')

/** The items of QTI 2.1, 2.2 and 3. @param root with plain names */
export function readQti(root: XmlElement, file: string): (Question | Refusal)[] {
  const items = root.name === 'assessmentitem' ? [root] : allBelow(root, 'assessmentitem')
  return items.map((item) => {
    const pictureAt = pictureBelow(childOf(item, 'itembody'))
    const read = readItem(item, file)
    return 'reason' in read || !pictureAt ? read : { ...read, pictureAt }
  })
}

/** The same tree with plain names. */
export function withPlainNames(element: XmlElement): XmlElement {
  return {
    ...element,
    name: plainName(element.name),
    attributes: new Map([...element.attributes].map(([name, value]) => [plainName(name), value])),
    children: element.children.map((child) => (typeof child === 'string' ? child : withPlainNames(child))),
  }
}

function readItem(item: XmlElement, file: string): Question | Refusal {
  const where = { line: item.line, file }
  const title = plainText(item.attributes.get('title') ?? '').text
  const body = childOf(item, 'itembody')
  const interactions = interactionsIn(body)
  const names = interactions.map(({ name }) => name)
  const asked = plainText(htmlOf(body, [...NOT_ASKED, ...names]))
  const [interaction] = interactions
  const prompt = plainText(htmlOf(childOf(interaction, 'prompt'), NOT_ASKED))
  const text = [asked.text, prompt.text].filter((one) => one !== '').join('\n')
  if (item.isCut) return refuse(where, text || title, 'broken')
  const said = { ...where, title, text, explanation: '', losses: [...asked.losses, ...prompt.losses] }
  const shown = childrenOf(item, 'modalfeedback').map((one) => plainText(htmlOf(one)))
  if (!body || !interaction) return refuse(where, text || title, 'kind', 'text')
  if (names.every((name) => GAPS.includes(name))) return readGapText(item, body, interactions, said, shown)
  if (interactions.length > 1) return refuse(where, text || title, 'kind', names.join(', '))
  const read = SINGLE.get(interaction.name)
  return read ? read(item, interaction, said, shown) : refuse(where, text || title, 'kind', interaction.name)
}

type Reader = (
  item: XmlElement,
  interaction: XmlElement,
  said: Said,
  shown: readonly PlainText[],
) => Question | Refusal

/** What is asked by one element alone. */
const SINGLE: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['extendedtextinteraction', (_, __, said, shown) => wordsOf({ ...said, explanation: first(shown) })],
  [
    'matchinteraction',
    (item, one, said, shown) => readPairs(item, one, { ...said, explanation: first(shown) }),
  ],
  [
    'orderinteraction',
    (item, one, said, shown) => readOrder(item, one, { ...said, explanation: first(shown) }),
  ],
  ['gapmatchinteraction', readGapMatch],
  ['hottextinteraction', readHottext],
  ['choiceinteraction', readChoice],
])

/** Choices in their right order. */
function readOrder(item: XmlElement, interaction: XmlElement, said: Said): Question | Refusal {
  const choices = allBelow(interaction, 'simplechoice').map((choice) => ({
    id: choice.attributes.get('identifier') ?? '',
    ...plainText(htmlOf(choice, NOT_ASKED)),
  }))
  const right = [...scoresOf(declarationOf(item, interaction)).keys()]
  const answers = right.flatMap((id) => choices.find((choice) => choice.id === id) ?? [])
  if (answers.length < choices.length) return refuse(said, said.text || said.title, 'none-right')
  return orderOf({
    ...said,
    answers: answers.map(({ text }) => ({ text, isRight: true })),
    losses: [...said.losses, ...choices.flatMap(({ losses }) => losses)],
  })
}

/** Two sets of which each of the first belongs to one of the second. Others are left out, and named where they mislead. */
function readPairs(item: XmlElement, interaction: XmlElement, said: Said): Question | Refusal {
  const [lefts = [], rights = []] = allBelow(interaction, 'simplematchset').map((set) =>
    allBelow(set, 'simpleassociablechoice').map((choice) => ({
      id: choice.attributes.get('identifier') ?? '',
      ...plainText(htmlOf(choice, NOT_ASKED)),
    })),
  )
  const scores = scoresOf(declarationOf(item, interaction))
  const joined = [...scores].flatMap(([pair, score]) => (score > 0 ? [pair.split(/\s+/)] : []))
  const answers = lefts.flatMap(({ id, text }) => {
    const of = joined.filter((pair) => pair.includes(id)).flat()
    const match = rights.find((right) => of.includes(right.id))
    return match ? [{ text, isRight: true, match: match.text }] : []
  })
  const isExtra = answers.length < Math.max(lefts.length, rights.length) || joined.length > answers.length
  return pairsOf({
    ...said,
    answers,
    losses: [
      ...said.losses,
      ...[...lefts, ...rights].flatMap((one) => one.losses),
      ...(isExtra ? (['extra'] as const) : []),
    ],
  })
}

function interactionsIn(element: XmlElement | undefined): XmlElement[] {
  return childrenOf(element).flatMap((child) =>
    child.name.endsWith('interaction') && child.name !== 'endattemptinteraction'
      ? [child]
      : interactionsIn(child),
  )
}
