import { describe, expect, it } from 'vitest'
import { withoutGaps } from './gaps.ts'
import { FileRefusal, type ReadQuestions } from './question.ts'
import { readPasted, readQuestions } from './read-questions.ts'
import { GIFT, MOODLE, QTI12, QTI2, QTI3 } from './testing/samples.ts'
import { zipOf } from './testing/zip.ts'

const TRUTH = { true: 'True', false: 'False' }
/** Each gap is a question of its own, as tasks have it that know no text with gaps. */
const read = (text: string) => withoutGaps(readPasted(text, TRUTH))
const bytesOf = (text: string) => new TextEncoder().encode(text)
const readZip = (files: Parameters<typeof zipOf>[0]) => readQuestions(zipOf(files), TRUTH)

/** Its words, with an asterisk before what is right. */
function shortly({ questions }: ReadQuestions): string[] {
  return questions.map(({ text, answers, sort }) =>
    [
      text,
      ...answers.map(
        (one) => `${one.isRight ? '*' : ''}${one.text}${one.match === undefined ? '' : ` = ${one.match}`}`,
      ),
      ...(sort === 'choice' ? [] : [sort]),
    ].join(' | '),
  )
}
const refusedOf = ({ refusals }: ReadQuestions) =>
  refusals.map(({ line, reason, detail }) => `${line} ${reason} ${detail}`.trim())

describe('questions in files', () => {
  it('come from GIFT, each with its line, and what is no choice is refused by it [AUTHOR-3]', () => {
    const all = read(GIFT)
    expect(shortly(all)).toEqual([
      'Which knot holds : always? | *Bowline | Granny knot | Slip knot',
      'The tide turns twice a day. | *True | False',
      'Choose both H₂O & ice. | *Water | *Ice | Sand',
      'What do you think of it? | words',
      'How many? | number',
      'Match | *one = 1 | *two = 2 | pairs',
      'The knot _____ is the best. | *bowline | granny',
    ])
    expect(all.questions[0]).toMatchObject({
      line: 4,
      title: 'Knots 1',
      explanation: 'A bowline never slips.',
      losses: ['feedback'],
    })
    expect(all.questions[1]?.explanation).toBe('Yes, about every six hours.')
    expect(all.questions[2]?.losses).toEqual(['weights'])
    expect(refusedOf(all)).toEqual(['19 kind description', '23 kind short answer', '27 kind short answer'])
  })

  it('of GIFT go on behind one whose braces are not closed [AUTHOR-3]', () => {
    const all = read('One {=a ~b\n\nTwo {=c\n\n~d}\n::Three::Three {=e ~f}\n::Four::Four {=g ~h}')
    expect(shortly(all)).toEqual(['Two | *c | d', 'Three | *e | f', 'Four | *g | h'])
    expect(refusedOf(all)).toEqual(['1 broken }'])
  })

  it('come from Moodle, with what is left out named [AUTHOR-3]', () => {
    const all = read(MOODLE)
    expect(shortly(all)).toEqual([
      'Which knot holds? | *Bowline | Granny',
      'The tide turns twice a day. | *True | False',
      'What was missing? | words',
    ])
    expect(all.questions[0]).toMatchObject({
      ...{ line: 5, title: 'Knots', explanation: 'A bowline holds.' },
      losses: ['media', 'feedback'],
      picture: { name: 'a.png', bytes: new Uint8Array(3), alt: '', isAll: true },
    })
    expect(all.questions[1]?.explanation).toBe('Yes.')
    expect(refusedOf(all)).toEqual(['20 kind shortanswer'])
  })

  it('come from QTI 1.2 as Canvas packs it, and from QTI 2 and 3 [AUTHOR-3]', async () => {
    const all = await readZip([
      { name: 'imsmanifest.xml', content: '<manifest/>' },
      { name: 'g1/assessment_meta.xml', content: '<quiz identifier="g1"><title>Harbour</title></quiz>' },
      { name: 'g1/g1.xml', content: QTI12 },
      { name: 'items/knots.xml', content: QTI3 },
      { name: 'items/both.xml', content: QTI2, isStored: true },
      { name: 'items/a.png', content: 'PNG' },
    ])
    expect(shortly(all)).toEqual([
      'Which knot holds? | *Bowline | Granny & co',
      'Choose both. | *Water | Sand | *Ice',
      'What was missing? | words',
      'A boat is moored.\nWhich knot holds? | *Bowline | Granny',
      'Choose both. | *Water | Sand | *Ice',
    ])
    expect(all.questions.map(({ title }) => title)).toEqual(['', 'Both', 'Essay', 'Knots', ''])
    expect(all.questions[0]).toMatchObject({ file: 'g1/g1.xml', line: 5, explanation: 'It holds.' })
    expect(all.questions[3]).toMatchObject({ explanation: 'A bowline holds.', losses: ['feedback'] })
    expect(all.questions[4]?.losses).toEqual(['weights'])
    expect(refusedOf(all)).toEqual(['43 empty-answer'])
  })

  it('come from a table with headings of any language, or with none [AUTHOR-3]', () => {
    const named = read(
      'Pytanie;Odpowiedź A;Odpowiedź B;Odpowiedź C;Poprawna odpowiedź;Wyjaśnienie\r\n"Który węzeł; ""pewny""?";ratowniczy;babski;;A;Trzyma.\r\nOba?;woda;piasek;lód;"A, C";\r\nKtóry?;jeden;dwa;;trzy;\r\n',
    )
    expect(shortly(named)).toEqual([
      'Który węzeł; "pewny"? | *ratowniczy | babski',
      'Oba? | *woda | piasek | *lód',
    ])
    expect(named.questions[0]?.explanation).toBe('Trzyma.')
    expect(refusedOf(named)).toEqual(['4 none-right trzy'])
    const pasted = read('Which knot?\t* Bowline\tGranny\nWhat was missing?\n\nOnly one\tanswer')
    expect(shortly(pasted)).toEqual(['Which knot? | *Bowline | Granny', 'What was missing? | words'])
    expect(refusedOf(pasted)).toEqual(['4 few-answers'])
    const rated = read(
      'Question,Type,Answer 1,Answer 2\nHow sure?,scale 0-10,Not,Very\nHow nice?,stars 5,,\nWhy?,hotspot,,\n',
    )
    expect(rated.questions.map(({ sort, range }) => [sort, range])).toEqual([
      ['scale', [0, 10]],
      ['stars', [1, 5]],
    ])
    expect(refusedOf(rated)).toEqual(['4 kind hotspot'])
  })

  it('are read as far as an XML file goes, and the line is named where it breaks [AUTHOR-3]', () => {
    const cut = MOODLE.slice(0, MOODLE.indexOf('The capital?'))
    const all = read(cut)
    expect(all.questions).toHaveLength(2)
    expect(refusedOf(all)).toEqual(['20 broken', '22 broken <text>'])
  })

  it('are read in the letters of old Windows [AUTHOR-3]', async () => {
    const latin = Uint8Array.from(
      'Pregunta;Respuesta 1;Respuesta 2;Correcta\n¿Año?;sí;no;1'.split(''),
      (letter) => letter.codePointAt(0) ?? 0,
    )
    expect(shortly(await readQuestions(latin, TRUTH))).toEqual(['¿Año? | *sí | no'])
    const polish = Uint8Array.from([
      ...bytesOf('Pytanie;Odp 1;Odp 2\n'),
      0xbf,
      0xb3,
      0xea,
      ...bytesOf(';*a;b'),
    ])
    expect(shortly(await readQuestions(polish, TRUTH))).toEqual(['żłę | *a | b'])
  })
})

describe('a file that does harm, or is something else', () => {
  const codeOf = async (bytes: Uint8Array) => {
    try {
      await readQuestions(bytes, TRUTH)
    } catch (error) {
      if (error instanceof FileRefusal) return error.code
      throw error
    }
    return null
  }

  it('is refused as a whole [AUTHOR-3]', async () => {
    const bomb = `<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><quiz><question type="essay"><questiontext><text>&b;</text></questiontext></question></quiz>`
    expect(await codeOf(bytesOf(bomb))).toBe('entities')
    expect(await codeOf(bytesOf(`<?xml version="1.0"?><html/>`))).toBe('unknown-format')
    expect(await codeOf(bytesOf('  \n '))).toBe('no-questions')
    expect(await codeOf(Uint8Array.from([0, 1, 2, 0, 60, 61]))).toBe('unknown-format')
    expect(await codeOf(bytesOf('a\t*b\tc\n'.repeat(2001)))).toBe('too-many')
    const zip = (file: Partial<Parameters<typeof zipOf>[0][number]>) =>
      codeOf(zipOf([{ name: 'a.xml', content: QTI12, ...file }]))
    expect(await zip({})).toBeNull()
    for (const name of ['../a.xml', 'b/../../a.xml', '/a.xml', 'C:/a.xml', '..\\a.xml', 'a\n.xml'])
      expect(await zip({ name })).toBe('zip-unsafe')
    expect(await zip({ localName: 'b.xml' })).toBe('zip-unsafe')
    expect(await zip({ mode: 0o120_777 })).toBe('zip-unsafe')
    expect(await zip({ flags: 1 })).toBe('zip-unreadable')
    expect(await codeOf(zipOf([1, 2].map(() => ({ name: 'a.xml', content: QTI12 }))))).toBe('zip-unsafe')
    expect(await zip({ content: new Uint8Array(30 * 1024 * 1024) })).toBe('too-large')
    const whole = zipOf([{ name: 'a.xml', content: QTI12 }])
    expect(await codeOf(whole.slice(0, whole.length - 30))).toBe('zip-unreadable')
  })

  it('names a DTD that nobody fetches, as older files do, and is read [AUTHOR-3]', () => {
    const named = QTI12.replace('?>', '?>\n<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd">')
    expect(read(named).questions).toHaveLength(3)
  })
})
