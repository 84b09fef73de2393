import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenGap, typedGap } from './gaps.ts'
import { GAP_MARK, type Question, type ReadQuestions } from './question.ts'
import { readPasted } from './read-questions.ts'
import { writeTable } from './write-csv.ts'
import { writeGift } from './write-gift.ts'

const TRUTH = { true: 'True', false: 'False' }
const read = (text: string) => readPasted(text, TRUTH)
const shown = ({ questions }: ReadQuestions) =>
  questions.map(({ sort, text, answers, amount, gaps = [] }) => [
    sort,
    text.replaceAll(GAP_MARK, '_'),
    ...answers.map((answer) => answer.text),
    ...(amount ? [amount] : []),
    ...gaps.map((gap) => [
      gap.isTyped ? 'typed' : 'chosen',
      ...gap.answers.map((one) => `${one.isRight ? '*' : ''}${one.text}`),
    ]),
  ])
const refusedOf = ({ refusals }: ReadQuestions) =>
  refusals.map(({ line, reason, detail }) => `${line} ${reason} ${detail}`.trim())
const lossesOf = ({ questions }: ReadQuestions) => questions.map(({ losses }) => losses)

const moodle = (type: string, text: string, body: string) =>
  `<quiz><question type="${type}"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${body}</question></quiz>`
const item = (declarations: string, body: string, more = '') =>
  `<assessmentItem identifier="i" title="T">${declarations}<itemBody>${body}</itemBody>${more}</assessmentItem>`
const declared = (attributes: string, ...values: string[]) =>
  `<responseDeclaration ${attributes}><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`
const canvas = (type: string, text: string, responses: string, conditions: string) =>
  `<questestinterop><item ident="i"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>${text}</mattext></material>${responses}</presentation><resprocessing><respcondition><conditionvar>${conditions}</conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item></questestinterop>`

describe('a question that is answered with a number', () => {
  it('comes from GIFT with a tolerance, a range, or with what is right still [AUTHOR-3]', () => {
    const all = read(
      [
        'Hours of a year? {#8760:200}',
        'Pi? {#3.1..3.2}',
        'Exactly? {#7}',
        'Born in? {#=1822:0 # Right. =%50%1822:2}',
        'Below zero? {#-4.5:0.5 ####It freezes.}',
        'Neither? {#many}',
      ].join('\n\n'),
    )
    expect(shown(all)).toEqual([
      ['number', 'Hours of a year?', { answer: 8760, near: 200, far: null }],
      ['number', 'Pi?', { answer: 3.15, near: 0.05, far: null }],
      ['number', 'Exactly?', { answer: 7, near: 0, far: null }],
      ['number', 'Born in?', { answer: 1822, near: 0, far: 2 }],
      ['number', 'Below zero?', { answer: -4.5, near: 0.5, far: null }],
    ])
    expect(all.questions.at(-1)?.explanation).toBe('It freezes.')
    expect(lossesOf(all)).toEqual([[], [], [], ['feedback'], []])
    expect(refusedOf(all)).toEqual(['11 kind numerical'])
  })

  it('comes from Moodle, Canvas and QTI [AUTHOR-3]', () => {
    const answers =
      '<answer fraction="100"><text>12.5</text><tolerance>0.5</tolerance></answer><answer fraction="50"><text>12.5</text><tolerance>2</tolerance></answer><answer fraction="0"><text>9</text></answer>'
    expect(shown(read(moodle('numerical', 'How wide?', answers)))).toEqual([
      ['number', 'How wide?', { answer: 12.5, near: 0.5, far: 2 }],
    ])
    expect(refusedOf(read(moodle('numerical', 'How wide?', '')))).toEqual(['1 none-right'])
    const conditions = '<or><varequal respident="r">4</varequal><and><vargte respident="r">3.5</vargte><varlte respident="r">4.5</varlte></and></or>' // oxfmt-ignore
    const typed = '<response_str ident="r"><render_fib fibtype="Decimal"/></response_str>'
    expect(shown(read(canvas('numerical_question', 'How many?', typed, conditions)))).toEqual([
      ['number', 'How many?', { answer: 4, near: 0.5, far: null }],
    ])
    const equal = '<responseProcessing><equal toleranceMode="absolute" tolerance="2 2"/></responseProcessing>'
    const entry = '<p>How far?</p><textEntryInteraction responseIdentifier="R"/>'
    const number = declared('identifier="R" cardinality="single" baseType="float"', '40')
    expect(shown(read(item(number, entry, equal)))).toEqual([
      ['number', 'How far?', { answer: 40, near: 2, far: null }],
    ])
  })
})

describe('an order', () => {
  it('comes from Moodle and QTI, and of a table in its cells [AUTHOR-3]', () => {
    const answer = (place: number, text: string) =>
      `<answer fraction="${place}.0000000"><text>${text}</text></answer>`
    const steps = answer(2, 'Call') + answer(1, 'Look') + answer(3, 'Help')
    expect(shown(read(moodle('ordering', 'What first?', steps)))).toEqual([
      ['order', 'What first?', 'Look', 'Call', 'Help'],
    ])
    const choices = ['Call', 'Look', 'Help'].map(
      (text) => `<simpleChoice identifier="${text}">${text}</simpleChoice>`,
    )
    const body = `<orderInteraction responseIdentifier="R"><prompt>What first?</prompt>${choices.join('')}</orderInteraction>`
    const right = declared('identifier="R" cardinality="ordered"', 'Look', 'Call', 'Help')
    expect(shown(read(item(right, body)))).toEqual([['order', 'What first?', 'Look', 'Call', 'Help']])
    expect(refusedOf(read(item('', body)))).toEqual(['1 none-right'])
    expect(shown(read('Question,Type,Answer 1,Answer 2\nWhat first?,order,Look,Call\n'))).toEqual([
      ['order', 'What first?', 'Look', 'Call'],
    ])
  })
})

describe('a text with gaps', () => {
  it('comes from Moodle, to choose in, to drag words into, or to type in [AUTHOR-3]', () => {
    const box = (name: string, text: string, group: number) =>
      `<${name}><text>${text}</text><group>${group}</group></${name}>`
    const boxes = (name: string) =>
      box(name, 'port', 1) + box(name, 'north', 2) + box(name, 'starboard', 1) + box(name, 'south', 2)
    for (const [type, name] of [
      ['ddwtos', 'dragbox'],
      ['gapselect', 'selectoption'],
    ] as const)
      expect(shown(read(moodle(type, '<p>Red is [[1]], green is [[3]].</p>', boxes(name))))).toEqual([
        [
          ...['gaps', 'Red is _, green is _.'],
          ...[
            ['chosen', '*port', 'starboard'],
            ['chosen', 'port', '*starboard'],
          ],
        ],
      ])
    expect(refusedOf(read(moodle('ddwtos', 'Red is [[9]].', boxes('dragbox'))))).toEqual(['1 none-right'])
    const cloze = 'It is {1:SHORTANSWER:=low~=ebb~%50%lowish} every {1:NM:=12:1} hours.'
    expect(shown(read(moodle('cloze', cloze, '')))).toEqual([
      ['gaps', 'It is _ every _ hours.', ['typed', '*low', '*ebb', 'lowish'], ['typed', '*12']],
    ])
    const short =
      '<answer fraction="100"><text>Paris</text></answer><answer fraction="100"><text>P*</text></answer>'
    expect(shown(read(moodle('shortanswer', 'The capital?', short)))).toEqual([
      ['gaps', 'The capital?\n_', ['typed', '*Paris']],
    ])
  })

  it('says where a number in it may be off, which has no place in a gap [AUTHOR-3]', () => {
    const lost = (gap: string) =>
      read(moodle('cloze', `It is ${gap} wide.`, '')).questions.map(({ gaps = [] }) => gaps[0]?.losses)
    expect(lost('{1:NUMERICAL:=12:0.5#Near enough}')).toEqual([['tolerance']])
    expect(lost('{1:NM:=12:0}')).toEqual([[]])
    expect(lost('{1:NM:=12}')).toEqual([[]])
    const word = declared('identifier="A" cardinality="single" baseType="string"', 'port')
    const number = declared('identifier="B" cardinality="single" baseType="float"', '4')
    const body = (id: string) => `<textEntryInteraction responseIdentifier="${id}"/>`
    const equal = '<responseProcessing><equal toleranceMode="absolute" tolerance="1 1"/></responseProcessing>'
    const { questions } = read(item(word + number, `<p>Red is ${body('A')}, ${body('B')} m.</p>`, equal))
    expect(questions[0]?.gaps?.map(({ losses }) => losses)).toEqual([[], ['tolerance']])
  })

  it('keeps the signs that stand between words of a table where a word has them [AUTHOR-3]', () => {
    const cell = '"a \\| b | c \\~ d ~ \\\\ | C:\\dir"'
    expect(shown(read(`Question,Type,Answer 1,Answer 2\nSo [[1]].,gaps,${cell},\n`))).toEqual([
      ['gaps', 'So _.', ['chosen', '*a | b', '*c ~ d', '\\', 'C:\\dir']],
    ])
    const odd = fc.stringMatching(/^[a-c|~\\ ]{1,8}$/).map((text) => `x${text}y`)
    fc.assert(
      fc.property(fc.array(odd, { minLength: 1, maxLength: 3 }), fc.array(odd, { maxLength: 3 }), (right, wrong) => {
        const answers = [true, false].flatMap((isRight) =>
          (isRight ? right : wrong).map((text) => ({ text, isRight })),
        )
        const one: Question = { ...said, sort: 'gaps', text: `So ${GAP_MARK}.`, gaps: [chosenGap('gaps', answers)] }
        expect(read(writeTable([one], 'en')).questions.map((back) => ({ ...back, line: 1 }))).toEqual([one])
      }), // oxfmt-ignore
    )
  })

  it('comes from GIFT, where one word is typed [AUTHOR-3]', () => {
    expect(shown(read('Capital {=Paris =Lutetia}\n\nThe sea is {=deep} and cold.'))).toEqual([
      ['gaps', 'Capital\n_', ['typed', '*Paris', '*Lutetia']],
      ['gaps', 'The sea is _ and cold.', ['typed', '*deep']],
    ])
  })

  it('comes from QTI, to type in, to choose in, or with words that lie above it; parts of a text are chosen [AUTHOR-3]', () => {
    const one = declared('identifier="A" cardinality="single" baseType="string"', 'port')
    const inline =
      '<inlineChoiceInteraction responseIdentifier="B"><inlineChoice identifier="s">starboard</inlineChoice><inlineChoice identifier="b">bow</inlineChoice></inlineChoiceInteraction>'
    const body = `<p>Red is <textEntryInteraction responseIdentifier="A"/>, green is ${inline}.</p>`
    expect(shown(read(item(one + declared('identifier="B"', 's'), body)))).toEqual([
      ['gaps', 'Red is _, green is _.', ['typed', '*port'], ['chosen', '*starboard', 'bow']],
    ])
    const words = ['port', 'starboard', 'bow'].map((id) => `<gapText identifier="${id}">${id}</gapText>`)
    const match = `<gapMatchInteraction responseIdentifier="G">${words.join('')}<p>Red is <gap identifier="R"/>.</p></gapMatchInteraction>`
    expect(shown(read(item(declared('identifier="G"', 'port R'), match)))).toEqual([
      ['gaps', 'Red is _.', ['chosen', '*port', 'starboard', 'bow']],
    ])
    const hot = ['port', 'bow'].map((id) => `<hottext identifier="${id}">${id}</hottext>`)
    const text = `<hottextInteraction responseIdentifier="H"><prompt>What is a side?</prompt><p>A ${hot[0] ?? ''}, or a ${hot[1] ?? ''}?</p></hottextInteraction>`
    const { questions } = read(item(declared('identifier="H" cardinality="single"', 'port'), text))
    expect(questions).toMatchObject([
      { sort: 'choice', text: 'What is a side?\nA port, or a bow?', answers: [{ isRight: true }, {}] },
    ])
  })

  it('comes from Canvas, with gaps to type in [AUTHOR-3]', () => {
    const label = (id: string, text: string) =>
      `<response_label ident="${id}"><material><mattext>${text}</mattext></material></response_label>`
    const blank = `<response_lid ident="response_side"><material><mattext>side</mattext></material><render_choice>${label('p', 'port')}${label('l', 'left')}</render_choice></response_lid>`
    const rights =
      '<varequal respident="response_side">p</varequal><varequal respident="response_side">l</varequal>'
    expect(
      shown(read(canvas('fill_in_multiple_blanks_question', 'Red is [side], not [sic].', blank, rights))),
    ).toEqual([['gaps', 'Red is _, not [sic].', ['typed', '*port', '*left']]])
    const typed = '<response_str ident="r"><render_fib/></response_str>'
    const word = canvas('short_answer_question', 'Red is?', typed, '<varequal respident="r">port</varequal>')
    expect(shown(read(word))).toEqual([['gaps', 'Red is?\n_', ['typed', '*port']]])
  })
})

const said = { line: 1, file: '', title: '', answers: [], range: null, explanation: '', losses: [] }
const word = fc.stringMatching(/^[A-Za-zżß][a-zż0-9]{0,8}$/)
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '))
const amount = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.nat(99), fc.option(fc.nat(99)))
  .map(([answer, near, wider]) => ({
    ...{ answer: answer / 10, near: near / 10 },
    far: wider === null ? null : (near + wider + 1) / 10,
  }))
const steps = fc
  .uniqueArray(words, { minLength: 2, maxLength: 6 })
  .map((all) => all.map((text) => ({ text, isRight: true })))
const gapsIn = (rights: readonly string[], isTyped: boolean) =>
  rights.map((right, index) => {
    const wrong = [{ text: `${right} not ${index}`, isRight: false }]
    return isTyped
      ? typedGap('gaps', [right, `${right} too`])
      : chosenGap('gaps', [{ text: right, isRight: true }, ...wrong])
  })
const question = fc.oneof(
  fc.tuple(words, amount).map(([text, of]): Question => ({ ...said, sort: 'number', text, amount: of })),
  fc.tuple(words, steps).map(([text, answers]): Question => ({ ...said, sort: 'order', text, answers })),
  fc
    .tuple(fc.array(words, { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([rights, isTyped]): Question => ({
      ...{ ...said, sort: 'gaps', gaps: gapsIn(rights, isTyped) },
      text: `So ${rights.map(() => GAP_MARK).join(' and ')}.`,
    })),
)

describe('every such question', () => {
  it('comes back from a table as it was written, in any language [AUTHOR-3]', () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 6 }), fc.constantFrom('en', 'pl', 'de', 'es'), (all, language) => {
        const { questions, refusals } = read(writeTable(all, language))
        expect(questions.map((one) => ({ ...one, line: 1 }))).toEqual(all)
        expect(refusals).toEqual([])
      }), // oxfmt-ignore
      { numRuns: 200 },
    )
  })

  it('comes back from GIFT as far as it knows such: an order as places, each gap as a question [AUTHOR-3]', () => {
    fc.assert(
      fc.property(question, (one) => {
        const { questions, refusals } = read(writeGift([one]))
        expect(refusals).toEqual([])
        if (one.sort === 'number') expect(questions).toEqual([{ ...one, line: 1 }])
        if (one.sort === 'order')
          expect(questions[0]?.answers).toEqual(
            one.answers.map(({ text }, index) => ({ text: String(index + 1), isRight: true, match: text })),
          )
        if (one.sort === 'gaps') expect(questions).toHaveLength(one.gaps?.length ?? 0)
      }),
      { numRuns: 200 },
    )
  })
})
