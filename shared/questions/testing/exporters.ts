import { zipOf } from './zip.ts'

/** How a question of a generated file is asked; `other` is what no question here can be. */
export const ASKED = [
  'choice',
  'several',
  'truth',
  'words',
  'number',
  'word',
  'pairs',
  'order',
  'gaps',
  'other',
] as const
export type Asked = (typeof ASKED)[number] // oxfmt-ignore

export interface Ask {
  asked: Asked
  /** Stands in its words and nowhere else. */
  mark: string
}

/** Writes files as a program does that exports them. */
export interface Exporter {
  name: string
  /** What it can export. */
  knows: readonly Asked[]
  /** A question of a file begins where this stands before its mark. */
  begins: RegExp
  write: (asks: readonly Ask[]) => string
  /** The bytes of what was written, where they are not UTF-8. */
  pack?: (text: string) => Uint8Array
}

const cdata = (text: string) => `<![CDATA[<p dir="ltr" style="text-align: left;">${text}<br></p>]]>`
const escaped = (text: string) => `&lt;p&gt;${text}&amp;nbsp;&lt;/p&gt;`

type Wrap = (text: string) => string

/** `<answer>` of Moodle with what it brings. */
const answer = (percent: number, text: string, more = '') =>
  `    <answer fraction="${percent}" format="html">\n      <text>${text}</text>${more}\n      <feedback format="html">\n        <text></text>\n      </feedback>\n    </answer>`

const MOODLE: Readonly<Record<Asked, [type: string, body: string, behind?: string]>> = {
  choice: [
    'multichoice',
    `    <single>true</single>\n    <shuffleanswers>true</shuffleanswers>\n${answer(100, 'Bowline')}\n${answer(0, 'Granny')}`,
  ],
  several: [
    'multichoice',
    `    <single>false</single>\n${answer(50, 'Water')}\n${answer(50, 'Ice')}\n${answer(-100, 'Sand')}`,
  ],
  truth: ['truefalse', `${answer(0, 'true')}\n${answer(100, 'false')}`],
  words: ['essay', '    <responseformat>editor</responseformat>\n    <graderinfo format="html"><text/></graderinfo>'],
  number: ['numerical', answer(100, '12.5', '<tolerance>0.5</tolerance>')],
  word: ['shortanswer', `    <usecase>0</usecase>\n${answer(100, 'Paris')}`],
  pairs: [
    'matching',
    ['one', 'two', 'three']
      .map((text, at) => `    <subquestion format="html"><text>${text}</text><answer><text>${at}</text></answer></subquestion>`)
      .join('\n'),
  ],
  order: ['ordering', ['Look', 'Call', 'Help'].map((text, at) => answer(at + 1, text)).join('\n')],
  gaps: ['cloze', '', ' Red is {1:MULTICHOICE:=port#Yes~starboard}, it ebbs every {2:NUMERICAL:=12:0.5} hours.'],
  other: ['calculatedmulti', '    <dataset_definitions></dataset_definitions>'],
} // oxfmt-ignore

const moodleQuestion =
  (wrap: Wrap) =>
  ({ asked, mark }: Ask, index: number): string => {
    const [type, body, behind = ''] = MOODLE[asked]
    return [
      `<!-- question: ${4000 + index}  -->`,
      `  <question type="${type}">`,
      ...(type === 'cloze' ? [] : [`    <name>\n      <text>Item ${index}</text>\n    </name>`]),
      `    <questiontext format="html">\n      <text>${wrap(mark + behind)}</text>\n    </questiontext>`,
      `    <generalfeedback format="html">\n      <text></text>\n    </generalfeedback>`,
      `    <defaultgrade>1.0000000</defaultgrade>\n    <penalty>0.3333333</penalty>\n    <hidden>0</hidden>\n    <idnumber></idnumber>`,
      body,
      '    <tags>\n      <tag><text>harbour</text></tag>\n    </tags>',
      '  </question>',
    ].join('\n')
  }

const moodle = (name: string, wrap: Wrap, before: string): Exporter => ({
  ...{ name, knows: ASKED, begins: /<question type/ },
  write: (asks) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${before}${asks.map(moodleQuestion(wrap)).join('\n\n')}\n\n</quiz>`,
})

const CATEGORY =
  '<!-- question: 0  -->\n  <question type="category">\n    <category>\n      <text>$course$/top/Harbour</text>\n    </category>\n    <info format="moodle_auto_format">\n      <text></text>\n    </info>\n    <idnumber></idnumber>\n  </question>\n\n'

const GIFT: Readonly<Record<Asked, string>> = {
  choice: '{\n\t=<p>Bowline</p>\n\t~%-50%<p>Granny</p>#No\\: it slips\n}',
  several: '{\n\t~%50%Water\n\t~%50%Ice\n\t~%-100%Sand\n}',
  truth: '{FALSE#Not so.#Right\\!}',
  words: '{}',
  number: '{#\n\t=%100%12.5:0.5#\n}',
  word: '{\n\t=%100%Paris#\n\t=%50%Lutetia#\n}',
  pairs: '{\n\t=one -> 1\n\t=two -> 2\n\t=three -> 3\n}',
  order: '{>1 Look\nCall}',
  gaps: '{=port ~starboard} side.',
  other: '',
}

const gift = (name: string, format: string, eol: string, hasTitles: boolean): Exporter => ({
  name,
  knows: ASKED.filter((one) => one !== 'order'),
  begins: hasTitles ? /^::/ : /^(?=\[html\]|Q)/,
  write: (asks) =>
    asks
      .map(({ asked, mark }, index) =>
        [
          ...(hasTitles ? [`// question: ${70 + index}  name: Item ${index}`] : []),
          `${hasTitles ? `::Item ${index}\\: of many::` : ''}${format}${mark}${GIFT[asked]}`,
        ].join('\n'),
      )
      .join('\n\n\n')
      .replaceAll('\n', eol),
})

const CANVAS: Readonly<Record<Asked, [type: string, responses: string, conditions: string, behind?: string]>> = {
  choice: ['multiple_choice_question', lid('response1', 'Single', ['Bowline', 'Granny']), equal('response1', '0')],
  several: [
    'multiple_answers_question',
    lid('response1', 'Multiple', ['Water', 'Sand', 'Ice']),
    `<and>${equal('response1', '0')}<not>${equal('response1', '1')}</not>${equal('response1', '2')}</and>`,
  ],
  truth: ['true_false_question', lid('response1', 'Single', ['True', 'False']), equal('response1', '1')],
  words: ['essay_question', '<response_str ident="response1" rcardinality="Single"><render_fib/></response_str>', '<other/>'],
  number: [
    'numerical_question',
    '<response_str ident="response1" rcardinality="Single"><render_fib fibtype="Decimal"/></response_str>',
    `<or>${equal('response1', '12.5')}<and><vargte respident="response1">12.0</vargte><varlte respident="response1">13.0</varlte></and></or>`,
  ],
  word: [
    'short_answer_question',
    '<response_str ident="response1" rcardinality="Single"><render_fib/></response_str>',
    equal('response1', 'Paris'),
  ],
  pairs: [
    'matching_question',
    lid('response_a', '', ['1', '2'], 'one') + lid('response_b', '', ['1', '2'], 'two'),
    equal('response_a', '0'),
  ],
  order: ['text_only_question', '', ''],
  gaps: ['multiple_dropdowns_question', lid('response_side', '', ['port', 'starboard'], 'side'), equal('response_side', '0'), ' Red is [side].'],
  other: ['file_upload_question', '', ''],
} // oxfmt-ignore

function lid(ident: string, cardinality: string, labels: readonly string[], name = ''): string {
  const named = name === '' ? '' : `<material><mattext>${name}</mattext></material>`
  const of = cardinality === '' ? '' : ` rcardinality="${cardinality}"`
  const all = labels.map(
    (text, at) =>
      `<response_label ident="${at}"><material><mattext texttype="text/plain">${text}</mattext></material></response_label>`,
  )
  return `<response_lid ident="${ident}"${of}>${named}<render_choice>\n              ${all.join('\n              ')}\n            </render_choice></response_lid>`
}

function equal(response: string, value: string): string {
  return `<varequal respident="${response}">${value}</varequal>`
}

/** Each right answer of a matching question stands in a condition of its own. */
const conditionsOf = (asked: Asked): readonly string[] =>
  asked === 'pairs' ? [equal('response_a', '0'), equal('response_b', '1')] : [CANVAS[asked][2]]

function canvasItem({ asked, mark }: Ask, index: number): string {
  const [type, responses, , behind = ''] = CANVAS[asked]
  const conditions = conditionsOf(asked).map(
    (one) =>
      `<respcondition continue="No"><conditionvar>${one}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`,
  )
  return `      <item ident="g${index}" title="Question">
        <itemmetadata><qtimetadata>
          <qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield>
          <qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>1.0</fieldentry></qtimetadatafield>
        </qtimetadata></itemmetadata>
        <presentation>
          <material><mattext texttype="text/html">&lt;div&gt;&lt;p&gt;${mark}${behind}&lt;/p&gt;&lt;/div&gt;</mattext></material>
          ${responses}
        </presentation>
        <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${conditions.join('')}</resprocessing>
      </item>`
}

const CANVAS_KNOWS = ASKED.filter((one) => one !== 'order')
const canvas: Exporter = {
  ...{ name: 'Canvas, QTI 1.2 in a zip', knows: CANVAS_KNOWS, begins: /<item / },
  write: (asks) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n  <assessment ident="g1" title="Harbour">\n    <section ident="root_section">\n${asks.map(canvasItem).join('\n')}\n    </section>\n  </assessment>\n</questestinterop>\n`,
  pack: (text) =>
    zipOf([
      { name: 'imsmanifest.xml', content: '<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"/>' },
      { name: 'g1/assessment_meta.xml', content: '<quiz identifier="g1"><title>Harbour</title></quiz>' },
      { name: 'g1/g1.xml', content: text },
    ]), // oxfmt-ignore
}

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

export const MOODLE_AND_CANVAS: readonly Exporter[] = [
  moodle('Moodle 4, XML', cdata, CATEGORY),
  moodle('Moodle 1.9, XML', escaped, ''),
  gift('Moodle, GIFT', '[html]<p>', '\n', true),
  { ...gift('a text editor, GIFT', '', '\r\n', false), pack: latin },
  { ...gift('Notepad, GIFT', '', '\r\n', true), pack: utf16 },
  canvas,
]
