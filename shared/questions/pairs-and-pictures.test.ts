import { describe, expect, it } from 'vitest'
import { withoutGaps } from './gaps.ts'
import type { ReadQuestions } from './question.ts'
import { readPasted, readQuestions } from './read-questions.ts'
import { QTI3 } from './testing/samples.ts'
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

describe('what more than one answer belongs to', () => {
  const moodle = (body: string) => read(`<quiz>${body}</quiz>`)

  it('is a pair of a matching question; answers that only mislead are left out, and named [AUTHOR-3]', () => {
    const sub = (left: string, right: string) =>
      `<subquestion format="html"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`
    const all = moodle(
      `<question type="matching"><name><text>Ropes</text></name><questiontext><text>Which is which?</text></questiontext>${sub('Bow', 'front')}${sub('Stern', 'back')}${sub('', 'mast')}</question>`,
    )
    expect(shortly(all)).toEqual(['Which is which? | *Bow = front | *Stern = back | pairs'])
    expect(all.questions[0]?.losses).toEqual(['extra'])
    const one = moodle(
      `<question type="matching"><questiontext><text>?</text></questiontext>${sub('a', 'b')}</question>`,
    )
    expect(refusedOf(one)).toEqual(['1 few-answers'])
  })

  it('is a gap of a cloze text, each a question of its own; gaps to type in are refused [AUTHOR-3]', () => {
    const all = moodle(
      `<question type="cloze"><name><text>Tides</text></name><questiontext format="html"><text><![CDATA[<p>It turns {1:MULTICHOICE:=twice#Every six hours.~once~%0%never} a day, {2:MC:~%100%high~low} and {1:SHORTANSWER:=low}.</p>]]></text></questiontext></question>`,
    )
    expect(shortly(all)).toEqual([
      'It turns _____ a day, high and low. | *twice | once | never',
      'It turns twice a day, _____ and low. | *high | low',
    ])
    expect(all.questions[0]?.explanation).toBe('Every six hours.')
    expect(refusedOf(all)).toEqual(['1 kind cloze: SHORTANSWER'])
    const none = moodle(
      '<question type="cloze"><questiontext><text>Nothing is open.</text></questiontext></question>',
    )
    expect(refusedOf(none)).toEqual(['1 kind cloze'])
  })

  it.each([
    'MC',
    'MCV',
    'MCH',
    'MCS',
    'MCVS',
    'MCHS',
    'MULTICHOICE_VS',
    'MR',
    'MRH',
    'MRS',
    'MRHS',
    'MULTIRESPONSE_HS',
  ])('is a gap to choose in, laid out and shuffled as %s [AUTHOR-3]', (type) => {
    const all = moodle(
      `<question type="cloze"><questiontext><text>It turns {1:${type}:=twice~once} a day.</text></questiontext></question>`,
    )
    expect(shortly(all)).toEqual(['It turns _____ a day. | *twice | once'])
  })

  it('is joined or chosen in gaps of QTI 1.2 [AUTHOR-3]', () => {
    const label = (id: string, text: string) =>
      `<response_label ident="${id}"><material><mattext>${text}</mattext></material></response_label>`
    const response = (id: string, text: string, labels: string) =>
      `<response_lid ident="${id}"><material><mattext>${text}</mattext></material><render_choice>${labels}</render_choice></response_lid>`
    const right = (id: string, answer: string) =>
      `<respcondition><conditionvar><varequal respident="${id}">${answer}</varequal></conditionvar><setvar action="Add">50</setvar></respcondition>`
    const item = (type: string, text: string, responses: string, rights: string) =>
      `<item ident="i"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>${text}</mattext></material>${responses}</presentation><resprocessing>${rights}</resprocessing></item>`
    const sides = label('x', 'front') + label('y', 'back') + label('z', 'mast')
    const all = read(
      `<questestinterop>${item('matching_question', 'Which?', response('a', 'Bow', sides) + response('b', 'Stern', sides), right('a', 'x') + right('b', 'y'))}${item('multiple_dropdowns_question', 'Red is [red], green is [green].', response('response_red', 'red', label('p', 'port') + label('s', 'starboard')) + response('response_green', 'green', label('p', 'port') + label('s', 'starboard')), right('response_red', 'p') + right('response_green', 's'))}</questestinterop>`,
    )
    expect(shortly(all)).toEqual([
      'Which? | *Bow = front | *Stern = back | pairs',
      'Red is _____, green is starboard. | *port | starboard',
      'Red is port, green is _____. | port | *starboard',
    ])
    expect(all.questions[0]?.losses).toEqual(['extra'])
  })

  it('is joined or chosen in gaps of QTI 2 and 3 [AUTHOR-3]', () => {
    const associable = (id: string, text: string) =>
      `<simpleAssociableChoice identifier="${id}">${text}</simpleAssociableChoice>`
    const item = (rights: string, body: string) =>
      `<assessmentItem identifier="i" title="T">${rights}<itemBody>${body}</itemBody></assessmentItem>`
    const declared = (id: string, ...values: string[]) =>
      `<responseDeclaration identifier="${id}" cardinality="multiple"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`
    const inline = (id: string, ...answers: string[]) =>
      `<inlineChoiceInteraction responseIdentifier="${id}">${answers.map((text) => `<inlineChoice identifier="${text}">${text}</inlineChoice>`).join('')}</inlineChoiceInteraction>`
    const all = read(
      `<assessmentItems>${item(declared('R', 'a x', 'b y'), `<matchInteraction responseIdentifier="R"><prompt>Which?</prompt><simpleMatchSet>${associable('a', 'Bow')}${associable('b', 'Stern')}</simpleMatchSet><simpleMatchSet>${associable('x', 'front')}${associable('y', 'back')}</simpleMatchSet></matchInteraction>`)}${item(declared('P', 'port') + declared('S', 'starboard'), `<p>Red is ${inline('P', 'port', 'bow')}, green is ${inline('S', 'starboard', 'stern')}.</p>`)}</assessmentItems>`,
    )
    expect(shortly(all)).toEqual([
      'Which? | *Bow = front | *Stern = back | pairs',
      'Red is _____, green is starboard. | *port | bow',
      'Red is port, green is _____. | *starboard | stern',
    ])
  })
})

describe('the picture of a question', () => {
  const item = (html: string) => QTI3.replace('<p>A boat is moored.</p>', `<p>A boat is moored. ${html}</p>`)
  const pictureOf = async (html: string, name = 'items/images/boat.png') => {
    const { questions } = await readZip([
      { name: 'items/knots.xml', content: item(html) },
      { name, content: 'PNG' },
    ])
    return questions[0]?.picture ?? null
  }

  it('is taken out of its package, wherever it lies there [AUTHOR-3]', async () => {
    const boat = { name: 'boat.png', bytes: bytesOf('PNG'), alt: 'A boat', isAll: true }
    expect(await pictureOf('<img src="images/boat.png" alt="A boat"/>')).toEqual(boat)
    expect(await pictureOf('<img src="../media/boat.png" alt="A boat"/>', 'media/boat.png')).toEqual(boat)
    expect(
      await pictureOf('<img src="$IMS-CC-FILEBASE$/boat.png" alt="A boat"/>', 'web_resources/boat.png'),
    ).toEqual(boat)
    expect(await pictureOf('<img src="images/boat.png"/><audio src="a.mp3"/>')).toMatchObject({
      isAll: false,
    })
  })

  it('is left out where it is not there, lies elsewhere, or is none that a draft can have [AUTHOR-3]', async () => {
    for (const source of [
      'images/ship.png',
      'https://harbour.test/boat.png',
      '../../boat.png',
      'file:boat.png',
    ])
      expect(await pictureOf(`<img src="${source}"/>`)).toBeNull()
    expect(await pictureOf('<img src="boat.gif"/>', 'items/boat.gif')).toBeNull()
  })

  it('is read where it stands in the text itself [AUTHOR-3]', () => {
    const all = read(
      `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[<p>What is it? <img alt="A buoy" src="data:image/png;base64,UE5H"></p>]]></text></questiontext></question></quiz>`,
    )
    expect(all.questions[0]?.picture).toEqual({
      name: 'picture.png',
      bytes: bytesOf('PNG'),
      alt: 'A buoy',
      isAll: true,
    })
  })
})
