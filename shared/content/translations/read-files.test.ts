import { describe, expect, it } from 'vitest'
import { readCsv } from '../../domain/read-csv.ts'
import { readTextsCsv } from './csv-table.ts'
import { readXml, XmlRefusal } from './read-xml.ts'
import type { Unit } from './units.ts'
import { FileRefusal, readXliff, writeXliff } from './xliff.ts'

const unit = (id: string, texts: Unit['texts'], more: Partial<Unit> = {}): Unit => {
  const [folder = '', pointer = ''] = id.split('#')
  return {
    ...{ id, folder, pointer, task: null, most: 4000, isRequired: false, texts, sources: {} },
    ...more,
  }
}

describe('a table', () => {
  it('is read as spreadsheets write it, with the line of each row [AUTHOR-2]', () => {
    expect(readCsv('\ufeffa;b\r\n"x\ny";2\n\n"say ""yes"" "now;3').rows).toEqual([
      { cells: ['a', 'b'], line: 1 },
      { cells: ['x\ny', '2'], line: 2 },
      { cells: [''], line: 4 },
      { cells: ['say "yes" now', '3'], line: 5 },
    ])
    expect(readCsv('a,b\n"open').openQuote).toBe(2)
    expect(readCsv('a\tb\n1\t').rows[1]?.cells).toEqual(['1', ''])
  })

  it('finds its columns wherever they are, and says which are missing [AUTHOR-2]', () => {
    expect(readTextsCsv('PL,note,ID\nDom,x,home#/name\n', 'en')).toEqual([
      { id: 'home#/name', language: 'pl', source: null, target: 'Dom', line: 2 },
    ])
    for (const [text, code, line] of [
      ['a,b\n1,2', 'no-columns', 1],
      ['id,en\n1,2', 'no-columns', 1],
      ['', 'no-columns', 1],
      ['id,pl\n"x', 'open-quote', 2],
    ] as const)
      expect(() => readTextsCsv(text, 'en')).toThrow(expect.objectContaining({ code, line }))
  })
})

describe('a file of a translation program', () => {
  const xliff = (body: string, head = 'source-language="en" target-language="pl-PL"') =>
    `<?xml version="1.0"?>\n<!-- made elsewhere -->\n<xlf:xliff xmlns:xlf="urn:oasis:names:tc:xliff:document:1.2" version="1.2">` +
    `<xlf:file original="x" datatype="plaintext" ${head}><xlf:header><xlf:note>x</xlf:note></xlf:header><xlf:body>${body}</xlf:body></xlf:file></xlf:xliff>`

  it('may have other marks around and inside of texts [AUTHOR-2]', () => {
    const body =
      `<xlf:group id="g"><xlf:trans-unit id='home#/name' approved="yes"><xlf:source>A &lt;b&gt; &#x41;&#66;</xlf:source>` +
      `<xlf:seg-source>no</xlf:seg-source><xlf:target state="final">Z <xlf:g id="1">po<xlf:x id="2"/>le</xlf:g> <![CDATA[<i>&amp;]]></xlf:target>` +
      `<xlf:alt-trans><xlf:source>no</xlf:source><xlf:target>no</xlf:target></xlf:alt-trans></xlf:trans-unit></xlf:group>`
    expect(readXliff(xliff(body))).toEqual([
      { id: 'home#/name', language: 'pl', source: 'A <b> AB', target: 'Z pole <i>&amp;', line: 3 },
    ])
  })

  it.each([
    ['entities of its own', '<!DOCTYPE x [<!ENTITY a "b">]><x/>', 'doctype', 1],
    [
      'a bomb',
      `<!DOCTYPE b [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;&a;">]><b>&b;</b>`,
      'doctype',
      1,
    ],
    [
      'a file of the server',
      '<?xml version="1.0"?>\n<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>',
      'doctype',
      2,
    ],
    ['an entity that nobody knows', '<x>\n&nbsp;</x>', 'entity', 1],
    ['half a letter', '<x>&#xD800;</x>', 'entity', 1],
    ['a bare ampersand', '<x>a & b</x>', 'entity', 1],
    ['very deep marks', '<x>'.repeat(60), 'too-deep', 1],
    ['marks that end otherwise', '<x>\n</y>', 'malformed', 2],
    ['no end', '<x><y></y>', 'malformed', 1],
    ['two documents', '<x/><x/>', 'malformed', 1],
    ['words outside', 'x<x/>', 'malformed', 1],
    ['an attribute twice', '<x a="1" a="2"/>', 'malformed', 1],
    ['nothing', '', 'malformed', 1],
    ['a mark that is none', '<x><1/></x>', 'malformed', 1],
    ['a declaration inside', '<x><!ELEMENT y ANY></x>', 'doctype', 1],
  ])('is not read with %s [AUTHOR-2]', (_, text, mistake, line) => {
    const read = () => [...readXml(text)]
    expect(read).toThrow(XmlRefusal)
    expect(read).toThrow(expect.objectContaining({ mistake, line }))
  })

  it.each([
    ['another format', '<html/>', 'no-xliff'],
    ['another version', '<xliff version="2.0"/>', 'other-version'],
    ['no language', xliff('', 'source-language="en"'), 'no-language'],
    ['another language', xliff('', 'target-language="fr"'), 'no-language'],
  ])('is refused as %s [AUTHOR-2]', (_, text, code) => {
    expect(() => readXliff(text)).toThrow(FileRefusal)
    expect(() => readXliff(text)).toThrow(expect.objectContaining({ code }))
  })

  it('says which texts are outdated and how long each may be [AUTHOR-2]', () => {
    const units = [
      unit('home#/name', { en: 'Home', pl: 'Chata' }, { most: 120, sources: { pl: 'Hut' } }),
      unit('home#/tasks/lamp/name', { en: 'Lamp' }),
      unit('home#/tasks/lamp/congrats', { en: '' }),
    ]
    const text = writeXliff({ units, source: 'en', languages: ['pl'], noteOf: ({ id }) => id })
    expect(text).toContain(
      '<trans-unit id="home#/name" xml:space="preserve" maxwidth="120" size-unit="char">',
    )
    expect(text).toContain('<target state="needs-review-translation">Chata</target>')
    expect(readXliff(text).map(({ id, target }) => [id, target])).toEqual([
      ['home#/name', 'Chata'],
      ['home#/tasks/lamp/name', ''],
    ])
  })
})
