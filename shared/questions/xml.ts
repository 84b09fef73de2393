import { isPageTag } from './plain-text.ts'
import { FileRefusal } from './question.ts'

/** An element of a file: names without their prefixes, in small letters. */
export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: readonly (XmlElement | string)[]
  /** Where it begins, from 1. */
  line: number
  /** Its end was not found before the file broke. */
  isCut: boolean
}

export interface XmlFile {
  /** Null where nothing could be read. */
  root: XmlElement | null
  /** Where it is no XML any more: what stands before that was read. */
  broken: { line: number; detail: string } | null
}

interface Growing extends XmlElement {
  attributes: Map<string, string>
  children: (XmlElement | string)[]
}

interface Reading {
  source: string
  at: number
  /** Of `countedTo`. */
  line: number
  countedTo: number
  root: Growing | null
  open: Growing[]
}

/** Deeper, somebody means harm. */
const DEEPEST = 200
const NAME = /[^\s/<>="']+/y
const ATTRIBUTE = /\s+([^\s/<>="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

class Broken extends Error {}

/**
 * Reads XML from its beginning to its end, or to where it breaks. Nothing is fetched, and no entity but the five of XML itself is known.
 * @throws FileRefusal for a file that defines entities
 */
export function readXml(source: string): XmlFile {
  const reading: Reading = { source, at: 0, line: 1, countedTo: 0, root: null, open: [] }
  try {
    while (reading.at < source.length) readNext(reading)
    const [left] = reading.open.slice(-1)
    if (left) throw new Broken(`<${left.name}>`)
    return { root: reading.root, broken: reading.root ? null : { line: 1, detail: '' } }
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    for (const element of reading.open) element.isCut = true
    return { root: reading.root, broken: { line: lineOf(reading), detail: error.message } }
  }
}

function readNext(reading: Reading): void {
  const { source, at } = reading
  const open = source.indexOf('<', at)
  addText(reading, source.slice(at, open < 0 ? source.length : open))
  reading.at = open < 0 ? source.length : open
  if (open < 0) return
  if (source.startsWith('<!--', open)) passTo(reading, '-->')
  else if (source.startsWith('<![CDATA[', open)) {
    const end = passTo(reading, ']]>')
    reading.open.at(-1)?.children.push(source.slice(open + 9, end))
  } else if (source.startsWith('<?', open)) passTo(reading, '?>')
  else if (source.startsWith('<!', open)) passType(reading)
  else if (source.startsWith('</', open)) close(reading)
  else begin(reading)
}

/** @returns where the sign begins that ends it */
function passTo(reading: Reading, sign: string): number {
  const end = reading.source.indexOf(sign, reading.at)
  if (end < 0) throw new Broken(reading.source.slice(reading.at, reading.at + 20))
  reading.at = end + sign.length
  return end
}

/** Older files name their DTD, which nobody fetches; what defines something in the file itself is refused. */
function passType(reading: Reading): void {
  const { source, at } = reading
  const end = source.indexOf('>', at)
  const said = source.slice(at, end < 0 ? source.length : end)
  if (/\[|<!ENTITY/i.test(said)) throw new FileRefusal('entities')
  passTo(reading, '>')
}

function begin(reading: Reading): void {
  const { source, open } = reading
  const line = lineOf(reading)
  NAME.lastIndex = reading.at + 1
  const [name] = NAME.exec(source) ?? []
  if (name === undefined) throw new Broken(source.slice(reading.at, reading.at + 20))
  let at = NAME.lastIndex
  const attributes = new Map<string, string>()
  for (;;) {
    ATTRIBUTE.lastIndex = at
    const found = ATTRIBUTE.exec(source)
    if (!found) break
    attributes.set(localName(found[1] ?? ''), decode(found[2] ?? found[3] ?? ''))
    at = ATTRIBUTE.lastIndex
  }
  const rest = /\s*(\/?)>/y
  rest.lastIndex = at
  const end = rest.exec(source)
  if (!end) throw new Broken(`<${name}`)
  const element: Growing = { name: localName(name), attributes, children: [], line, isCut: false }
  open.at(-1)?.children.push(element)
  if (open.length === 0) {
    if (reading.root) throw new Broken(`<${name}>`)
    reading.root = element
  }
  if (end[1] === '') open.push(element)
  if (open.length > DEEPEST) throw new Broken(`<${name}>`)
  reading.at = rest.lastIndex
}

function close(reading: Reading): void {
  const { source, open, at } = reading
  const end = source.indexOf('>', at)
  const name = localName(source.slice(at + 2, end < 0 ? at + 22 : end).trim())
  if (end < 0 || open.at(-1)?.name !== name) throw new Broken(`</${name}>`)
  open.pop()
  reading.at = end + 1
}

function addText({ open }: Reading, raw: string): void {
  if (raw !== '') open.at(-1)?.children.push(decode(raw))
}

function decode(raw: string): string {
  if (!raw.includes('&')) return raw
  return raw.replaceAll(ENTITY, (_, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return PLAIN.get(name) ?? ''
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    const isLetter = code >= 0x09 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff)
    return isLetter ? String.fromCodePoint(code) : '\uFFFD'
  })
}

/** Counted once over the file, however often it is asked. */
function lineOf(reading: Reading): number {
  const { source, at } = reading
  for (;;) {
    const next = source.indexOf('\n', reading.countedTo)
    if (next < 0 || next >= at) break
    reading.line += 1
    reading.countedTo = next + 1
  }
  return reading.line
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

/** Those right below, of a name; all where none is named. */
export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  )
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0]
}

/** Those anywhere below, of one of these names, in the order of the file; none inside of another. */
export function allBelow(element: XmlElement | undefined, ...names: readonly string[]): XmlElement[] {
  return childrenOf(element).flatMap((child) =>
    names.includes(child.name) ? [child] : allBelow(child, ...names),
  )
}

/** All words in it. */
export function textOf(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('')
}

/** What it holds as HTML, where elements of a page stand in the file as they are. */
export function htmlOf(element: XmlElement | undefined, leaveOut: readonly string[] = []): string {
  return (element?.children ?? [])
    .map((child) => {
      if (typeof child === 'string') return child.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      if (leaveOut.includes(child.name)) return ''
      // what is of the format, and not of a page
      const tag = isPageTag(child.name) ? child.name : 'span'
      return `<${tag}>${htmlOf(child, leaveOut)}</${tag}>`
    })
    .join('')
}
