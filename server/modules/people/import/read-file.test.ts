import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from '#shared/domain/csv.ts'
import { decode } from './decode.ts'
import { readLines, type Line } from './read-lines.ts'
import { CsvError, readTable } from './read-table.ts'

const cellsOf = (text: string) => readTable(text).map(({ cells }) => cells)
const linesOf = (text: string): Line[] =>
  readLines(readTable(text), { languages: ['pl', 'en', 'de', 'es'] }).lines

/** As Windows writes it: one byte a letter. */
function inCodePage(codePage: string, text: string): Uint8Array {
  const letters = new Map<string, number>()
  const decoder = new TextDecoder(codePage)
  for (let byte = 0; byte < 256; byte += 1) letters.set(decoder.decode(Uint8Array.of(byte)), byte)
  return Uint8Array.from(text, (letter) => letters.get(letter) ?? 0x3f)
}

describe('the bytes of a file', () => {
  const polish = 'Imię;Nazwisko\nŁucja;Żółć\n'
  const spanish = 'Nombre;Apellidos\nÍñigo;Muñoz\n'
  const wide = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

  it.each([
    ['UTF-8', Buffer.from(polish), polish, 'UTF-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${polish}`), polish, 'UTF-8'],
    ['UTF-16 with a mark', wide(polish), polish, 'UTF-16'],
    ['UTF-16 the other way round', Buffer.from(wide(polish)).swap16(), polish, 'UTF-16'],
    ['UTF-16 without a mark', Buffer.from(polish, 'utf16le'), polish, 'UTF-16'],
    ['the Polish code page', inCodePage('windows-1250', polish), polish, 'Windows-1250'],
    ['the western code page', inCodePage('windows-1252', 'Grüße;Søren;Çà'), 'Grüße;Søren;Çà', 'Windows-1252'],
    ['the western code page in Spanish', inCodePage('windows-1252', spanish), spanish, 'Windows-1252'],
  ])('are read as %s [SERVE-2]', (_, bytes, text, encoding) => {
    expect(decode(bytes, false)).toEqual({ text, encoding })
  })

  it('that leave open whether ń or ñ is meant are read in the language of who asks [SERVE-2]', () => {
    const bytes = inCodePage('windows-1250', 'Kowalczyk;Stańczyk')
    expect(decode(bytes, true)?.text).toBe('Kowalczyk;Stańczyk')
    expect(decode(bytes, false)?.text).toBe('Kowalczyk;Stañczyk')
  })

  it.each([
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 20, 0])],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('are no text where they are %s [SERVE-2]', (_, bytes) => {
    expect(decode(bytes, false)).toBeNull()
  })

  it('never break it, whatever they are [SERVE-1]', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, isPolish) => {
        const decoded = decode(bytes, isPolish)
        expect(decoded === null || decoded.text.length <= bytes.length).toBe(true)
      }),
    )
  })
})

describe('the rows of a table', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons, as Excel writes in most of Europe', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\n1\t2'],
    ['what it says itself', 'sep=|\r\na|b\r\n1|2\r\n'],
  ])('are told apart by %s [SERVE-2]', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('keep what stands in quotes, and know their line in the file [SERVE-2]', () => {
    const rows = readTable('a,b\n\n"x, ""y""\nz",2\n , \n3,4\n')
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['x, "y"\nz', '2'] },
      { line: 6, cells: ['3', '4'] },
    ])
  })

  it('are none where a quote never closes [SERVE-2]', () => {
    expect(() => readTable('a,b\n"x,2\n')).toThrow(CsvError)
  })

  it('come back as they were written, whatever they hold [SERVE-2]', () => {
    const cell = fc.string().map((text) => `x${text.replaceAll('\r', '')}x`)
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const text = toCsv([['a', 'b'], ...rows], ';').slice(1)
        expect(cellsOf(text).slice(1)).toEqual(rows)
      }),
    )
  })
})

describe('the lines of a table', () => {
  it('are read under headings in any of our languages, in any order [SERVE-2]', () => {
    const wish = {
      email: 'ola@x.test',
      firstName: 'Ola',
      lastName: 'Lis',
      role: 'leader',
      language: 'pl',
      memberOf: ['North', 'South'],
      leads: ['West'],
    }
    for (const text of [
      'E-mail,First name,Last name,Role,Teams,Leads,Language\nola@x.test,Ola,Lis,Leader,North|South,West,pl',
      'Nazwisko;Imię;e-mail;Rola;Zespoły;Prowadzi;Język\nLis;Ola;ola@x.test;LIDER;North | South;West;Polski',
      'E-MAIL;Vorname;Nachname;Rolle;Teams;Leitet;Sprache\nola@x.test;Ola;Lis;Leitung;North|South|;West;PL',
      'Correo electrónico;Nombre;Apellidos;Rol;Equipos;Dirige;Idioma\nola@x.test;Ola;Lis;líder;North|South;West;polski',
    ]) {
      expect(linesOf(text)).toEqual([{ line: 2, email: 'ola@x.test', name: 'Ola Lis', read: wish }])
    }
  })

  it.each([
    ['nobody', ',Ola,Lis,,', 'email-missing', ''],
    ['no address', 'ola,Ola,Lis,,', 'email-wrong', 'ola'],
    ['a name that is none', 'ola@x.test,1,Lis,,', 'name-wrong', '1'],
    ['a role that is none', 'ola@x.test,Ola,Lis,boss,', 'role-unknown', 'boss'],
    ['a language that is not spoken', 'ola@x.test,Ola,Lis,,Klingon', 'language-unknown', 'Klingon'],
    ['more than there are headings', 'ola@x.test,Ola,Lis,,,more', 'cells', '6'],
  ])('are refused where they tell of %s [SERVE-2]', (_, row, reason, about) => {
    const [line] = linesOf(`email,first name,last name,role,language\n${row}`)
    expect(line?.read).toEqual({ reason, about })
  })

  it('that come twice count once, in whatever case [SERVE-2]', () => {
    const lines = linesOf('email\nola@x.test\nbo@x.test\nOLA@X.test\n')
    expect(lines[2]?.read).toEqual({ reason: 'duplicate', about: '2' })
  })

  it('say which headings mean nothing [SERVE-2]', () => {
    const rows = readTable('email,Shoe size,\nola@x.test,43,\n')
    expect(readLines(rows, { languages: ['en'] }).ignored).toEqual(['Shoe size'])
  })
})
