import { isLanguage, type Language } from '../../domain/languages.ts'
import { flagsOf, isBlank } from './flags.ts'
import { readXml, type XmlToken } from './read-xml.ts'
import type { Unit } from './units.ts'

/** A text in one language, as a file says it. */
export interface TextEntry {
  id: string
  language: Language
  /** What the file says it is a translation of; null where it does not. */
  source: string | null
  target: string
  /** Of the file, from 1. */
  line: number
}

/** Why a file is not taken at all. */
export class FileRefusal extends Error {
  readonly code: 'no-xliff' | 'other-version' | 'no-language' | 'no-columns' | 'open-quote'
  readonly line: number

  constructor(code: FileRefusal['code'], line: number) {
    super(`${code} in line ${line}`)
    this.code = code
    this.line = line
  }
}

interface Written {
  units: readonly Unit[]
  source: Language
  languages: readonly Language[]
  /** Where a text appears, in words, for who translates it. */
  noteOf: (unit: Unit) => string
}

const SPACE = 'urn:oasis:names:tc:xliff:document:1.2'

/** XLIFF 1.2: a file for each folder and language, with the limits of its texts and what is still to be done. */
export function writeXliff({ units, source, languages, noteOf }: Written): string {
  const folders = [...new Set(units.map(({ folder }) => folder))]
  const files = languages.flatMap((language) =>
    folders.map((folder) => {
      const own = units.filter((unit) => unit.folder === folder && !isBlank(unit.texts[source]))
      const head = `original="${attribute(folder === '' ? 'adventure' : folder)}" datatype="plaintext"`
      const body = own.map((unit) => writeUnit(unit, source, language, noteOf(unit))).join('')
      return body === ''
        ? ''
        : `  <file ${head} source-language="${source}" target-language="${language}">\n    <body>\n${body}    </body>\n  </file>\n`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="${SPACE}">\n${files.join('')}</xliff>\n`
}

function writeUnit(unit: Unit, source: Language, language: Language, note: string): string {
  const { id, most, texts } = unit
  const limit = most === null ? '' : ` maxwidth="${most}" size-unit="char"`
  const text = texts[language]
  const isOutdated = flagsOf(unit, language, source).includes('outdated')
  const state = isOutdated ? 'needs-review-translation' : 'translated'
  const target = isBlank(text) ? '' : `        <target state="${state}">${content(text ?? '')}</target>\n`
  return (
    `      <trans-unit id="${attribute(id)}" xml:space="preserve"${limit}>\n` +
    `        <source>${content(texts[source] ?? '')}</source>\n${target}` +
    `        <note>${content(note)}</note>\n      </trans-unit>\n`
  )
}

/** What XML can write in no way at all: it gets a place of its own, which other programs leave where it is. */
// oxlint-disable-next-line no-control-regex -- these are the letters that are meant
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu
const OF_LETTER = 'x-u-'

function content(text: string): string {
  return escaped(text).replaceAll(UNWRITABLE, (letter) => {
    const code = letter.charCodeAt(0).toString(16).padStart(4, '0')
    return `<x id="u${code}" ctype="${OF_LETTER}${code}"/>`
  })
}

function attribute(text: string): string {
  return escaped(text)
    .replaceAll(UNWRITABLE, '')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n]/g, ' ')
}

/** A carriage return would be read as the end of a line. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}

/**
 * The texts of an XLIFF 1.2 file.
 * @throws FileRefusal, XmlRefusal
 */
export function readXliff(text: string): TextEntry[] {
  const reader = new XliffReader()
  for (const token of readXml(text)) reader.take(token)
  return reader.entries
}

/** What a unit is made of; what stands in any other part of it (alt-trans, notes, segments) is passed over. */
const PARTS: readonly string[] = ['source', 'target']

class XliffReader {
  readonly entries: TextEntry[] = []
  private readonly path: string[] = []
  private language: Language | null = null
  private unit: { id: string; line: number; source: string | null; target: string } | null = null

  take(token: XmlToken): void {
    if (token.type === 'open') this.open(token)
    else if (token.type === 'close') this.close()
    else this.add(token.text)
  }

  private open({ name, attributes, line }: Extract<XmlToken, { type: 'open' }>): void {
    if (this.path.length === 0) {
      if (name !== 'xliff') throw new FileRefusal('no-xliff', line)
      if (attributes.get('version') !== '1.2') throw new FileRefusal('other-version', line)
    }
    this.path.push(name)
    if (name === 'file') {
      const code = (attributes.get('target-language') ?? '').toLowerCase().split(/[-_]/)[0] ?? ''
      if (!isLanguage(code)) throw new FileRefusal('no-language', line)
      this.language = code
    } else if (name === 'trans-unit')
      this.unit = { id: attributes.get('id') ?? '', line, source: null, target: '' }
    else if (this.part() === 'source' && name === 'source') this.add('')
    const [, code] = /^x-u-([\da-f]{4})$/.exec(attributes.get('ctype') ?? '') ?? []
    if (name === 'x' && code !== undefined) this.add(String.fromCharCode(Number.parseInt(code, 16)))
  }

  private close(): void {
    const name = this.path.pop()
    if (name === 'file') this.language = null
    if (name !== 'trans-unit' || !this.unit || !this.language) return
    const { id, line, source, target } = this.unit
    this.entries.push({ id, language: this.language, source, target, line })
    this.unit = null
  }

  /** The part of the unit that is read. */
  private part(): string | null {
    const unit = this.path.lastIndexOf('trans-unit')
    const part = unit < 0 ? undefined : this.path[unit + 1]
    return part !== undefined && PARTS.includes(part) ? part : null
  }

  private add(text: string): void {
    const part = this.part()
    if (!this.unit || part === null) return
    if (part === 'source') this.unit.source = (this.unit.source ?? '') + text
    else this.unit.target += text
  }
}
