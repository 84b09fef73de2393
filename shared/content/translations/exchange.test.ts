import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../../domain/read-csv.ts'
import { guardedCell, toCsv, unguardedCell } from '../../domain/csv.ts'
import type { Language } from '../../domain/languages.ts'
import { readTextsCsv, writeTextsCsv } from './csv-table.ts'
import { dryRun } from './dry-run.ts'
import type { Unit } from './units.ts'
import { readXliff, writeXliff } from './xliff.ts'

/** What files, programs and languages stumble over. */
const ODD_TEXTS = [
  ...[
    '=1+1',
    "'=1+1",
    "''@x",
    "'plain",
    '-2',
    '+cmd|calc',
    '@SUM(A1)',
    '\t=1',
    '＝1',
    '"',
    '""',
    'a"b,c;d\te',
  ],
  ...[
    'line\nline',
    'line\r\nline',
    'line\rline',
    '\n=1',
    ' leading',
    'trailing ',
    '\n',
    '\u00a0',
    '\ufeffmark',
  ],
  ...[
    '<b>&amp;</b>',
    ']]>',
    '<![CDATA[x]]>',
    '<!DOCTYPE a>',
    '&#0;',
    '&undefined;',
    '<!-- x -->',
    "<?php echo '?>",
  ],
  ...[
    '\0',
    '\u0001\u0002\u0008',
    '\u000b\u000c\u001f',
    '\u007f\u0080\u009f',
    '\u0085',
    '\u2028\u2029',
    '\ufffe\uffff',
  ],
  ...[
    'Zażółć gęślą jaźń',
    'ÄÖÜß',
    '¿Qué?',
    '田中さんにあげて下さい',
    'مُنَاقَشَةُ',
    '\u202etest\u202c',
    'e\u0301',
    'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  ],
  ...[
    '😍👩🏽‍🚀🇵🇱',
    '\u200b',
    '\u00ad',
    'null',
    'undefined',
    'NaN',
    '1E+02',
    '0x0',
    '1/2',
    '$1',
    '\\n',
    '%s%d',
    '{{name}}',
    '../../etc/passwd',
  ],
  ...[
    "'; DROP TABLE users; --",
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '${7*7}',
    'x'.repeat(3000),
  ],
]

const LANGUAGES = ['en', 'pl', 'de'] as const
const unit = (id: string, texts: Unit['texts'], more: Partial<Unit> = {}): Unit => {
  const [folder = '', pointer = ''] = id.split('#')
  return {
    ...{ id, folder, pointer, task: null, most: 4000, isRequired: false, texts, sources: {} },
    ...more,
  }
}
const noteOf = ({ id }: Unit) => `note of ${id}`
const written = (units: readonly Unit[], languages: readonly Language[] = ['pl', 'de']) => ({
  ...{ units, source: 'en' as const, languages, noteOf },
})
const known = (units: readonly Unit[]) => ({ units, source: 'en' as const, writable: LANGUAGES })

/** Five thousand texts of forty missions. */
const MANY: readonly Unit[] = Array.from({ length: 5000 }, (_, at) => {
  const text = (by: number) => ODD_TEXTS[(at * 7 + by) % ODD_TEXTS.length] ?? ''
  return unit(`m${at % 40}#/tasks/t${at}/name`, { en: `${at} ${text(0)}`, pl: text(1), de: text(2) })
})

const blankToo = (text: string | undefined) => (text === undefined || text.trim() === '' ? '' : text)

describe('five thousand texts with the strangest letters', () => {
  it.each([
    ['XLIFF 1.2', () => readXliff(writeXliff(written(MANY)))],
    ['CSV with commas', () => readTextsCsv(writeTextsCsv({ ...written(MANY), delimiter: ',' }), 'en')],
    ['CSV with semicolons', () => readTextsCsv(writeTextsCsv({ ...written(MANY), delimiter: ';' }), 'en')],
  ] as const)('come back from %s as they went [AUTHOR-2]', (format, exchange) => {
    const entries = exchange()
    expect(entries).toHaveLength(10_000)
    const byId = new Map(MANY.map((one) => [one.id, one]))
    const isXliff = format.startsWith('XLIFF')
    for (const { id, language, source, target } of entries) {
      const texts = byId.get(id)?.texts
      const meant = isXliff ? blankToo(texts?.[language]) : texts?.[language]
      if (source !== texts?.en || target !== meant)
        expect([id, source, target]).toEqual([id, texts?.en, meant])
    }
    expect(
      dryRun(entries, known(MANY)).filter(({ outcome }) => outcome !== 'same' && outcome !== 'missing'),
    ).toEqual([])
  })

  it('come back whatever is generated [AUTHOR-2]', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 })
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), (pairs) => {
        const units = pairs.map(([en, pl], at) =>
          unit(`m#/tasks/t${at}/name`, { en: `x${en}`, pl: `${pl}x` }),
        )
        const meant = units.map(({ texts }) => [texts.en, texts.pl])
        const of = (entries: ReturnType<typeof readXliff>) =>
          entries.map(({ source, target }) => [source, target])
        expect(of(readXliff(writeXliff(written(units, ['pl']))))).toEqual(meant)
        expect(of(readTextsCsv(writeTextsCsv({ ...written(units, ['pl']), delimiter: ';' }), 'en'))).toEqual(
          meant,
        )
      }),
      { numRuns: 300 },
    )
  })

  it('run nothing in a spreadsheet [AUTHOR-2]', () => {
    const { rows } = readCsv(writeTextsCsv({ ...written(MANY), delimiter: ',' }))
    const cells = rows.flatMap((row) => row.cells)
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([])
    for (const text of ODD_TEXTS) {
      const [row] = readCsv(toCsv([[guardedCell(text)]], ',')).rows
      expect(unguardedCell(row?.cells[0] ?? '')).toBe(text)
    }
  })
})
