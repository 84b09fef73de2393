import { chosenGap, gapsOf, typedGap, withGapBehind } from './gaps.ts'
import { judge } from './moodle-judge.ts'
import { pictureBelow, pictureIn } from './pictures.ts'
import { plainText } from './plain-text.ts'
import {
  choiceOf,
  GAP_MARK,
  numberOf,
  pairsOf,
  refuse,
  wordsOf,
  type Gap,
  type Loss,
  type PictureAt,
  type Question,
  type Refusal,
} from './question.ts'
import { allBelow, childOf, childrenOf, htmlOf, textOf, type XmlElement } from './xml.ts'

/** Of Canvas: how it calls what is answered in words, and what is no question. */
const ESSAYS = ['essay_question', 'essay']
const TEXTS = ['text_only_question']
const DROPDOWNS = 'multiple_dropdowns_question'
const BLANKS = 'fill_in_multiple_blanks_question'

/** The items of QTI 1.2, as Canvas, Blackboard and others write them. */
export function readQti12(root: XmlElement, file: string): (Question | Refusal)[] {
  return allBelow(root, 'item').map((item) => {
    const { pictureAt } = materialsIn(childOf(item, 'presentation'), RESPONSES)
    const read = readItem(item, file)
    return 'reason' in read || !pictureAt ? read : { ...read, pictureAt }
  })
}

const RESPONSES = ['response_lid', 'response_str', 'response_num']

/** Of what is not chosen as a whole. */
const TYPES: ReadonlyMap<string, (parts: ItemParts, choices: readonly XmlElement[]) => Question | Refusal> =
  new Map<string, (parts: ItemParts, choices: readonly XmlElement[]) => Question | Refusal>([
    ['matching', readPairs],
    ['matching_question', readPairs],
    [DROPDOWNS, (parts) => readGaps(parts, false)],
    [BLANKS, (parts) => readGaps(parts, true)],
    ['numerical_question', readNumber],
    ['short_answer_question', readWord],
  ])

function readItem(item: XmlElement, file: string): Question | Refusal {
  const where = { line: item.line, file }
  const presentation = childOf(item, 'presentation')
  const title = plainText(item.attributes.get('title') ?? '').text
  const choices = allBelow(presentation, 'response_lid')
  const [choice] = choices
  const others = allBelow(presentation, 'response_str', 'response_num', 'response_xy', 'response_grp')
  const asked = materialsIn(presentation, RESPONSES)
  const text = asked.text
  if (item.isCut) return refuse(where, text || title, 'broken')
  const said = { ...where, title: isMachineName(title) ? '' : title, text }
  const parts = { item, said, asked, feedback: feedbackOf(item) }
  const type = typeOf(item)
  const read = TYPES.get(type)
  if (read) return read(parts, choices)
  if (choice && choices.length === 1 && others.length === 0 && !TEXTS.includes(type))
    return readChoice({ ...parts, choice })
  const isEssay = ESSAYS.includes(type) || (type === '' && others.length === 1 && !isJudged(item))
  if (choice || !isEssay) return refuse(where, text || title, 'kind', type || (others[0]?.name ?? 'text'))
  return wordsOf({ ...said, explanation: parts.feedback.general, losses: asked.losses })
}

/** Each response is one side; the answer that is right for it is the other. What is right for none misleads, and is left out. */
function readPairs(
  { item, said, asked, feedback }: ItemParts,
  choices: readonly XmlElement[],
): Question | Refusal {
  const matched = new Set<string>()
  const known = new Set<string>()
  const answers = choices.map((choice) => {
    const scores = scoresOf(item, choice.attributes.get('ident') ?? '')
    const labels = labelsOf(choice)
    for (const { text } of labels) known.add(text)
    const match = labels.find(({ id }) => (scores.get(id) ?? 0) > 0)?.text ?? ''
    matched.add(match)
    return { text: materialsIn(choice, ['render_choice']).text, isRight: true, match }
  })
  const isLeft = [...known].some((text) => !matched.has(text))
  const losses: Loss[] = isLeft ? [...asked.losses, 'extra'] : asked.losses
  return pairsOf({ ...said, answers, explanation: feedback.general, losses })
}

/** A text with gaps in brackets, as `[colour]`, each to choose in or to type in. */
function readGaps({ item, said, asked, feedback }: ItemParts, isTyped: boolean): Question | Refusal {
  const named = new Map(
    allBelow(childOf(item, 'presentation'), 'response_lid').map((choice) => {
      const scores = scoresOf(item, choice.attributes.get('ident') ?? '')
      const labels = labelsOf(choice).map(({ id, text }) => ({ text, isRight: (scores.get(id) ?? 0) > 0 }))
      const rights = labels.flatMap(({ text, isRight }) => (isRight ? [text] : []))
      const gap = isTyped ? typedGap(BLANKS, rights) : chosenGap(DROPDOWNS, labels)
      return [materialsIn(choice, ['render_choice']).text, gap] as const
    }),
  )
  const gaps: Gap[] = []
  const text = said.text.replaceAll(/\[([^[\]]{1,200})\]/g, (whole, name: string) => {
    const gap = named.get(name)
    if (!gap) return whole
    gaps.push(gap)
    return GAP_MARK
  })
  if (gaps.length < named.size) return refuse(said, said.text || said.title, 'broken', 'gap')
  return gapsOf({ ...said, text, explanation: feedback.general, losses: asked.losses }, gaps)
}

/** Words of which each is right. */
function readWord({ item, said, asked, feedback }: ItemParts): Question | Refusal {
  const words = allBelow(childOf(item, 'resprocessing'), 'varequal', 'not').flatMap((one) =>
    one.name === 'varequal' ? [textOf(one).trim()] : [],
  )
  const text = withGapBehind(said.text)
  return gapsOf({ ...said, text, explanation: feedback.general, losses: asked.losses }, [
    typedGap('short_answer_question', words),
  ])
}

/** The number itself, or the two between which it lies. */
function readNumber({ item, said, asked, feedback }: ItemParts): Question | Refusal {
  const numbersIn = (name: string) =>
    allBelow(childOf(item, 'resprocessing'), name)
      .map((one) => Number(textOf(one).trim() || Number.NaN))
      .filter((number) => Number.isFinite(number))
  const [exact, ...others] = numbersIn('varequal')
  const [least, most] = [numbersIn('vargte')[0] ?? numbersIn('vargt')[0], numbersIn('varlte')[0]]
  const isRange = least !== undefined && most !== undefined && most >= least
  const answer = exact ?? (isRange ? (least + most) / 2 : undefined)
  if (answer === undefined) return refuse(said, said.text || said.title, 'none-right')
  const near = isRange ? Math.max(0, most - answer, answer - least) : 0
  const losses: Loss[] = others.length > 0 ? [...asked.losses, 'weights'] : asked.losses
  return numberOf({ ...said, explanation: feedback.general, losses }, { answer, near, far: null })
}

interface ItemParts {
  item: XmlElement
  said: { line: number; file: string; title: string; text: string }
  asked: { losses: Loss[] }
  feedback: ReturnType<typeof feedbackOf>
}

interface ChoiceItem extends ItemParts {
  choice: XmlElement
}

function labelsOf(choice: XmlElement) {
  return allBelow(choice, 'response_label').map((label) => ({
    id: label.attributes.get('ident') ?? '',
    ...materialsIn(label),
  }))
}

function readChoice({ item, choice, said, asked, feedback }: ChoiceItem): Question | Refusal {
  const isSingle = (choice.attributes.get('rcardinality') ?? 'single').toLowerCase() !== 'multiple'
  const labels = labelsOf(choice)
  const scores = scoresOf(item, choice.attributes.get('ident') ?? '')
  const { rights, losses } = judge(
    labels.map(({ id }) => scores.get(id) ?? 0),
    isSingle,
  )
  const rightId = labels[rights.indexOf(true)]?.id ?? ''
  const explanation = feedback.general || (feedback.ofAnswers.get(rightId) ?? '')
  const isFeedbackLost = [...feedback.ofAnswers.values()].some((one) => one !== '' && one !== explanation)
  return choiceOf({
    ...said,
    explanation,
    answers: labels.map((label, index) => ({ text: label.text, isRight: rights[index] === true })),
    losses: [
      ...asked.losses,
      ...labels.flatMap((label) => label.losses),
      ...losses,
      ...(isFeedbackLost ? (['feedback'] as const) : []),
    ],
  })
}

/** As the file calls it; empty where it does not. */
function typeOf(item: XmlElement): string {
  const field = allBelow(item, 'qtimetadatafield').find((one) =>
    ['question_type', 'cc_profile', 'qmd_questiontype'].includes(
      textOf(childOf(one, 'fieldlabel')).trim().toLowerCase(),
    ),
  )
  return textOf(childOf(field, 'fieldentry'))
    .trim()
    .toLowerCase()
    .replace(/^cc\.([^.]+)\.v0p\d$/, '$1')
}

/** What each answer brings when it is chosen, 100 for what is right. */
function scoresOf(item: XmlElement, response: string): Map<string, number> {
  const scores = new Map<string, number>()
  for (const condition of allBelow(childOf(item, 'resprocessing'), 'respcondition')) {
    const score = scoreOf(condition)
    if (score === 0) continue
    for (const id of chosenIn(childOf(condition, 'conditionvar'), response))
      scores.set(id, Math.max(score, scores.get(id) ?? -Infinity))
  }
  return scores
}

function scoreOf(condition: XmlElement): number {
  const set = childrenOf(condition, 'setvar').map((one) => Number(textOf(one).trim()))
  if (set.length > 0) return set.find((score) => Number.isFinite(score) && score !== 0) ?? 0
  const shown = childrenOf(condition, 'displayfeedback').map((one) => one.attributes.get('linkrefid') ?? '')
  return shown.some((id) => /^correct/i.test(id)) ? 100 : 0
}

/** Answers that a condition wants to be chosen: what stands in a `not` is not. */
function chosenIn(condition: XmlElement | undefined, response: string): string[] {
  return allBelow(condition, 'varequal', 'not').flatMap((one) => {
    const of = one.attributes.get('respident') ?? response
    return one.name === 'varequal' && of === response ? [textOf(one).trim()] : []
  })
}

/** Something of what was typed is compared: it is a short answer, not an essay. */
function isJudged(item: XmlElement): boolean {
  return allBelow(childOf(item, 'resprocessing'), 'varequal', 'vargte', 'varlte', 'varsubset').length > 0
}

function feedbackOf(item: XmlElement): { general: string; ofAnswers: Map<string, string> } {
  const all = childrenOf(item, 'itemfeedback').map((one) => ({
    id: one.attributes.get('ident') ?? '',
    text: materialsIn(one).text,
  }))
  const textOfId = (pattern: RegExp) => all.find(({ id, text }) => pattern.test(id) && text !== '')?.text
  const ofAnswers = all.flatMap(({ id, text }) => {
    const [, answer] = /^(.+)_fb$/.exec(id) ?? []
    return answer === undefined || /^(general|correct|general_incorrect)$/.test(answer)
      ? []
      : [[answer, text] as const]
  })
  return {
    general: textOfId(/^general_fb$/) ?? textOfId(/^(solution|correct(_fb)?)$/i) ?? '',
    ofAnswers: new Map(ofAnswers),
  }
}

/** The words of the materials in an element, outside of some of what is in it. */
function materialsIn(
  element: XmlElement | undefined,
  outside: readonly string[] = [],
): { text: string; losses: Loss[]; pictureAt: PictureAt | null } {
  const losses: Loss[] = []
  const pictures: (PictureAt | null)[] = []
  const lines: string[] = []
  for (const one of allBelow(element, 'material', 'response_label', ...outside)) {
    if (one.name !== 'material') continue
    for (const part of childrenOf(one)) {
      if (/^mat(image|audio|video|applet|application)$/.test(part.name)) {
        losses.push('media')
        const source = part.attributes.get('uri') ?? ''
        pictures.push(part.name === 'matimage' && source !== '' ? { source, alt: '', isAll: true } : null)
      }
      if (part.name !== 'mattext' && part.name !== 'matemtext') continue
      const isPlain = (part.attributes.get('texttype') ?? 'text/plain') === 'text/plain'
      const isPage = childrenOf(part).length > 0
      const read = plainText(isPage ? htmlOf(part) : textOf(part), isPlain)
      losses.push(...read.losses)
      if (read.losses.includes('media')) pictures.push(isPage ? pictureBelow(part) : pictureIn(textOf(part)))
      lines.push(read.text)
    }
  }
  const [first = null] = pictures
  const pictureAt = first && { ...first, isAll: first.isAll && pictures.length === 1 }
  return { text: lines.filter((line) => line !== '').join('\n'), losses, pictureAt }
}

/** What programs call an item that nobody has named. */
function isMachineName(title: string): boolean {
  return title === '' || /^(question|item|frage|pytanie|pregunta)[\s_-]*\d*$/i.test(title)
}
