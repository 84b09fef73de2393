import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileRefusal, type Question, type ReadQuestions } from './question.ts'
import { readPasted, readQuestions } from './read-questions.ts'
import { GIFT, MOODLE, QTI12, QTI2, QTI3 } from './testing/samples.ts'
import { zipOf } from './testing/zip.ts'
import { writeGift } from './write-gift.ts'
import { writeTable } from './write-csv.ts'

const TRUTH = { true: 'True', false: 'False' }

const words = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 8 })
  .map((all) => all.join(' ').replaceAll(/\s+/g, ' ').trim())
/** Words that no format takes for something else, as an asterisk before an answer, or a formula. */
const plain = fc
  .tuple(fc.constantFrom('A', 'Ż', 'ß', '¿', '3', '日'), words)
  .map(([first, rest]) => `${first}${rest.replaceAll(/[\p{Cc}\u00A0\u00AD\uFEFF]/gu, ' ')}`)
  .map((text) => text.replaceAll(/\s+/g, ' ').trim())

const question = fc.oneof(
  fc
    .record({
      ...{
        title: fc.oneof(fc.constant(''), plain),
        text: plain,
        explanation: fc.oneof(fc.constant(''), plain),
      },
      answers: fc
        .array(fc.record({ text: plain, isRight: fc.boolean() }), { minLength: 2, maxLength: 8 })
        .map((all) =>
          all.map((one, index) => ({
            ...one,
            text: `${one.text} ${index}`,
            isRight: one.isRight || index === 0,
          })),
        ),
    })
    .map((said): Question => ({ ...blank, ...said, sort: 'choice' })),
  plain.map((text): Question => ({ ...blank, text, sort: 'words' })),
)
const blank = { line: 1, file: '', title: '', answers: [], range: null, explanation: '', losses: [] }
const questions = fc.array(question, { minLength: 1, maxLength: 12 })

const withoutLines = ({ questions: all, refusals }: ReadQuestions) => ({
  questions: all.map((one) => ({ ...one, line: 1, file: '', losses: [] })),
  refusals,
})

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const asHtml = (text: string) => escape(escape(text))

function asMoodle(all: readonly Question[]): string {
  const each = all.map(({ title, text, answers, explanation, sort }) => {
    const rights = answers.filter(({ isRight }) => isRight).length
    const given = answers.map(
      (answer) =>
        `<answer fraction="${answer.isRight ? 100 / rights : 0}"><text>${asHtml(answer.text)}</text></answer>`,
    )
    return `<question type="${sort === 'choice' ? 'multichoice' : 'essay'}"><name><text>${asHtml(title)}</text></name>
      <questiontext format="html"><text>${asHtml(text)}</text></questiontext><generalfeedback><text>${asHtml(explanation)}</text></generalfeedback>
      <single>${rights === 1}</single>${given.join('\n')}</question>`
  })
  return `<quiz>${each.join('\n')}</quiz>`
}

function asQti(all: readonly Question[]): Uint8Array {
  return zipOf(
    all.map(({ title, text, answers, explanation, sort }, index) => {
      const values = answers.flatMap(({ isRight }, at) => (isRight ? [`<qti-value>a${at}</qti-value>`] : []))
      const choices = answers.map(
        (answer, at) => `<qti-simple-choice identifier="a${at}">${escape(answer.text)}</qti-simple-choice>`,
      )
      const body =
        sort === 'choice'
          ? `<qti-choice-interaction response-identifier="R">${choices.join('')}</qti-choice-interaction>`
          : '<qti-extended-text-interaction response-identifier="R"/>'
      const content = `<qti-assessment-item title="${escape(title)}"><qti-response-declaration identifier="R" cardinality="${values.length === 1 ? 'single' : 'multiple'}"><qti-correct-response>${values.join('')}</qti-correct-response></qti-response-declaration>
        <qti-item-body><p>${escape(text)}</p>${body}</qti-item-body>${explanation === '' ? '' : `<qti-modal-feedback>${escape(explanation)}</qti-modal-feedback>`}</qti-assessment-item>`
      return { name: `items/${index}.xml`, content }
    }),
  )
}

describe('every question of a generated file', () => {
  it('comes back from GIFT and from a table as it was written [AUTHOR-3]', () => {
    fc.assert(
      fc.property(questions, fc.constantFrom('en', 'pl', 'de', 'es'), (all, language) => {
        expect(withoutLines(readPasted(writeGift(all), TRUTH))).toEqual({ questions: all, refusals: [] })
        expect(withoutLines(readPasted(writeTable(all, language), TRUTH))).toEqual({
          questions: all,
          refusals: [],
        })
      }),
      { numRuns: 300 },
    )
  })

  it('comes from Moodle XML and from a QTI package [AUTHOR-3]', async () => {
    await fc.assert(
      fc.asyncProperty(questions, async (all) => {
        expect(withoutLines(readPasted(asMoodle(all), TRUTH))).toEqual({ questions: all, refusals: [] })
        expect(withoutLines(await readQuestions(asQti(all), TRUTH))).toEqual({ questions: all, refusals: [] })
      }),
      { numRuns: 200 },
    )
  })
})

describe('a file that is broken anywhere', () => {
  const SAMPLES = [GIFT, MOODLE, QTI12, QTI2, QTI3, 'Question,Answer 1,Answer 2,Right\n"a ""b""",c,d,1\n']
  const MARKS = [
    '{',
    '}',
    '<',
    '>',
    '"',
    "'",
    '&',
    ';',
    '\\',
    '=',
    '~',
    '#',
    ':',
    '\n\n',
    ']]>',
    '<!--',
    '<![CDATA[',
    '%',
    '\0',
  ]

  /** Read, or refused with a reason. */
  async function isAnswered(read: () => ReadQuestions | Promise<ReadQuestions>): Promise<boolean> {
    try {
      const { questions: all, refusals } = await read()
      return [...all, ...refusals].every(({ line }) => line >= 1)
    } catch (error) {
      return error instanceof FileRefusal
    }
  }

  it('is read or refused, and never breaks what reads it [AUTHOR-3]', async () => {
    const place = fc.nat({ max: 6000 })
    const change = fc.tuple(
      place,
      fc.nat({ max: 40 }),
      fc.oneof(fc.constantFrom(...MARKS), fc.string({ maxLength: 5 })),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SAMPLES),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        async (sample, changes) => {
          const text = changes.reduce(
            (now, [at, length, mark]) =>
              now.slice(0, at % now.length) + mark + now.slice((at % now.length) + length),
            sample,
          )
          expect(await isAnswered(() => readPasted(text, TRUTH))).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
    const zip = zipOf([
      { name: 'a.xml', content: QTI12 },
      { name: 'b.xml', content: QTI3 },
    ])
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: zip.length - 1 }), fc.nat({ max: 255 })), {
          minLength: 1,
          maxLength: 8,
        }),
        async (bytes) => {
          const broken = zip.slice()
          for (const [at, byte] of bytes) broken[at] = byte
          expect(await isAnswered(() => readQuestions(broken, TRUTH))).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect(await isAnswered(() => readQuestions(bytes, TRUTH))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('takes as long as it is, whatever it is full of [AUTHOR-3]', () => {
    for (const mark of [
      '{',
      '}',
      '<',
      '<a ',
      '&',
      '"',
      '::',
      '#',
      '~=',
      '<!--',
      '\\',
      '<p>',
      '%',
      '<script>',
      '{=a ',
      "'",
      '<quiz><question ',
    ])
      expect(() => {
        try {
          readPasted(`x ${mark.repeat(200_000)}`, TRUTH)
        } catch (error) {
          if (!(error instanceof FileRefusal)) throw error
        }
      }).not.toThrow()
  })
})
