import { ASKED, type Ask, type Asked, type Exporter } from './exporters.ts'

/** Names of QTI 2 as version 3 spells them. */
const dashed = (name: string) => `qti-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

type Spell = (name: string) => string

interface Item {
  cardinality: 'single' | 'multiple' | 'ordered'
  type: 'identifier' | 'string' | 'float' | 'directedPair'
  rights: readonly string[]
  interaction: (tag: Tag, attribute: Spell) => string
}

/** `<name attributes>inner</name>` */
type Tag = (name: string, attributes: string, inner?: string) => string

const choices = (ids: readonly string[]) => (tag: Tag) =>
  ids.map((id) => tag('simpleChoice', ` identifier="${id}"`, `Answer ${id}`)).join('\n      ')
const choose = (cardinality: Item['cardinality'], ids: readonly string[], ...rights: string[]): Item => ({
  ...{ cardinality, type: 'identifier', rights },
  interaction: (tag, attribute) =>
    tag('choiceInteraction', ` ${attribute('responseIdentifier')}="RESPONSE"`, choices(ids)(tag)),
})
const entry = (type: Item['type'], ...rights: string[]): Item => ({
  ...{ cardinality: 'single', type, rights },
  interaction: (tag, attribute) =>
    `<p>It is ${tag('textEntryInteraction', ` ${attribute('responseIdentifier')}="RESPONSE" ${attribute('expectedLength')}="5"`)}.</p>`,
})
const sets = [
  ['A', 'B'],
  ['X', 'Y'],
] as const

const ITEMS: Readonly<Record<Asked, Item>> = {
  choice: choose('single', ['a', 'b', 'c'], 'b'),
  several: choose('multiple', ['a', 'b', 'c'], 'a', 'c'),
  truth: choose('single', ['true', 'false'], 'true'),
  words: {
    ...{ cardinality: 'single', type: 'string', rights: [] },
    interaction: (tag, attribute) =>
      tag('extendedTextInteraction', ` ${attribute('responseIdentifier')}="RESPONSE"`),
  },
  number: entry('float', '12.5'),
  word: entry('string', 'port'),
  pairs: {
    ...{ cardinality: 'multiple', type: 'directedPair', rights: ['A X', 'B Y'] },
    interaction: (tag, attribute) =>
      tag(
        'matchInteraction',
        ` ${attribute('responseIdentifier')}="RESPONSE"`,
        sets
          .map((ids) =>
            tag(
              'simpleMatchSet',
              '',
              ids
                .map((id) =>
                  tag('simpleAssociableChoice', ` identifier="${id}" ${attribute('matchMax')}="1"`, id),
                )
                .join(''),
            ),
          )
          .join(''),
      ),
  },
  order: {
    ...{ cardinality: 'ordered', type: 'identifier', rights: ['b', 'a', 'c'] },
    interaction: (tag, attribute) =>
      tag(
        'orderInteraction',
        ` ${attribute('responseIdentifier')}="RESPONSE"`,
        choices(['a', 'b', 'c'])(tag),
      ),
  },
  gaps: {
    ...{ cardinality: 'single', type: 'identifier', rights: ['p'] },
    interaction: (tag, attribute) =>
      `<p>Red is ${tag(
        'inlineChoiceInteraction',
        ` ${attribute('responseIdentifier')}="RESPONSE"`,
        ['p', 's'].map((id) => tag('inlineChoice', ` identifier="${id}"`, id)).join(''),
      )}.</p>`,
  },
  other: {
    ...{ cardinality: 'single', type: 'string', rights: ['1 1'] },
    interaction: (tag, attribute) =>
      tag('hotspotInteraction', ` ${attribute('responseIdentifier')}="RESPONSE"`),
  },
}

function itemOf({ asked, mark }: Ask, index: number, spell: Spell, prefix: string, space: string): string {
  const { cardinality, type, rights, interaction } = ITEMS[asked]
  const name = (plain: string) => prefix + spell(plain)
  const attribute = spell === dashed ? (plain: string) => dashed(plain).replace('qti-', '') : (plain: string) => plain
  const tag: Tag = (plain, attributes, inner) =>
    inner === undefined ? `<${name(plain)}${attributes}/>` : `<${name(plain)}${attributes}>${inner}</${name(plain)}>`
  const values = rights.map((right) => tag('value', '', right)).join('')
  return [
    `<${name('assessmentItem')} ${space} identifier="i${index}" title="" ${attribute('timeDependent')}="false">`,
    `  ${tag(
      'responseDeclaration',
      ` identifier="RESPONSE" cardinality="${cardinality}" ${attribute('baseType')}="${type}"`,
      rights.length > 0 ? tag('correctResponse', '', values) : '',
    )}`,
    `  ${tag('outcomeDeclaration', ` identifier="SCORE" cardinality="single" ${attribute('baseType')}="float"`)}`,
    `  <${name('itemBody')}>\n    <p class="stem">${mark}</p>\n    ${interaction(tag, attribute)}\n  </${name('itemBody')}>`,
    `  ${tag('responseProcessing', ' template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"')}`,
    `</${name('assessmentItem')}>`,
  ].join('\n')
} // oxfmt-ignore

const SPACE = 'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"'

/** Items of one file each, one behind the other here, as `pack` puts them into files of their own. */
const qti = (name: string, spell: Spell, prefix: string, space: string): Exporter => ({
  ...{ name, knows: ASKED, begins: /<(\w+:)?(qti-)?assessment-?item /i },
  write: (asks) => asks.map((ask, index) => itemOf(ask, index, spell, prefix, space)).join('\f'),
})

const plain: Spell = (name) => name

export const QTI: readonly Exporter[] = [
  qti('TAO, QTI 2.1 in a zip', plain, '', SPACE),
  qti('QTI 2.2 with a prefix, in a zip', plain, 'imsqti:', SPACE.replace('xmlns', 'xmlns:imsqti')),
  qti('QTI 3 in a zip', dashed, '', 'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"'),
]
