import type { PlainText } from './plain-text.ts'
import type { wordsOf } from './question.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml.ts'

/** What stands in the body of an item and is not asked. */
export const NOT_ASKED = ['rubricblock', 'feedbackblock', 'feedbackinline', 'templateblock', 'stylesheet']

/** A question before it is known how it is answered. */
export type Said = Parameters<typeof wordsOf>[0]

export function declarationOf(item: XmlElement, interaction: XmlElement): XmlElement | undefined {
  return childrenOf(item, 'responsedeclaration').find(
    (one) => one.attributes.get('identifier') === interaction.attributes.get('responseidentifier'),
  )
}

/** What each choice brings: by its right answers, else by its mapping. */
export function scoresOf(declaration: XmlElement | undefined): Map<string, number> {
  const values = childrenOf(childOf(declaration, 'correctresponse'), 'value').map((one) => textOf(one).trim())
  return values.length > 0 ? new Map(values.map((value) => [value, 100])) : mappingOf(declaration)
}

export function mappingOf(declaration: XmlElement | undefined): Map<string, number> {
  return new Map(
    childrenOf(childOf(declaration, 'mapping'), 'mapentry').map(({ attributes }) => {
      const score = Number(attributes.get('mappedvalue') ?? 0)
      return [attributes.get('mapkey') ?? '', Number.isFinite(score) ? score : 0]
    }),
  )
}

/** The words of the first that has some. */
export const first = (all: readonly PlainText[]): string => all.find(({ text }) => text !== '')?.text ?? ''
