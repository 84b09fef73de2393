/** Why a text is no XML that is read here. `doctype`: it declares entities of its own, or fetches them. */
export type XmlMistake = 'doctype' | 'entity' | 'too-deep' | 'malformed'

export class XmlRefusal extends Error {
  readonly mistake: XmlMistake
  /** From 1. */
  readonly line: number

  constructor(mistake: XmlMistake, line: number) {
    super(`${mistake} in line ${line}`)
    this.mistake = mistake
    this.line = line
  }
}

/** A piece of a document, in its order. Names come without the prefix of their namespace. */
export type XmlToken =
  | { type: 'open'; name: string; attributes: ReadonlyMap<string, string>; line: number }
  | { type: 'close'; name: string; line: number }
  | { type: 'text'; text: string; line: number }

/** No format of translations needs more; a bomb does. */
const DEEPEST = 40

const NAME = String.raw`[\p{L}_:][\p{L}\p{N}\p{M}_:.·-]*`
const TAG = new RegExp(String.raw`<(${NAME})((?:\s+${NAME}\s*=\s*(?:"[^<"]*"|'[^<']*'))*)\s*(/?)>`, 'uy')
const CLOSING = new RegExp(String.raw`</(${NAME})\s*>`, 'uy')
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'gu')
/** What is passed over, and how it ends. */
const ASIDE = [
  { begin: '<!--', end: '-->' },
  { begin: '<?', end: '?>' },
] as const
const CDATA = '<![CDATA['

/**
 * Reads a document piece by piece. It knows the five entities of XML and numbers, fetches nothing, and refuses every declaration of a
 * document type, so that nothing in it can grow or be looked up.
 * @throws XmlRefusal
 */
export function* readXml(source: string): Generator<XmlToken> {
  const reader = new XmlReader(source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'))
  while (!reader.isDone()) yield* reader.next()
}

class XmlReader {
  private readonly text: string
  private readonly open: string[] = []
  private hasRoot = false
  private at = 0
  private line = 1

  constructor(text: string) {
    this.text = text
  }

  /** @throws XmlRefusal where something is still open */
  isDone(): boolean {
    if (this.at < this.text.length) return false
    if (this.open.length > 0 || !this.hasRoot) throw this.refusal('malformed')
    return true
  }

  next(): readonly XmlToken[] {
    const { text, at } = this
    if (text[at] !== '<') return this.words()
    if (text.startsWith(CDATA, at)) return this.literal()
    const aside = ASIDE.find(({ begin }) => text.startsWith(begin, at))
    if (aside) return this.passOver(aside)
    if (text.startsWith('<!', at)) throw this.refusal('doctype')
    return text[at + 1] === '/' ? this.closing() : this.opening()
  }

  private words(): XmlToken[] {
    const { line } = this
    const next = this.text.indexOf('<', this.at)
    const said = this.advance(next < 0 ? this.text.length : next)
    if (this.open.length > 0) return [{ type: 'text', text: withoutEntities(said, line), line }]
    if (said.trim() !== '') throw new XmlRefusal('malformed', line)
    return []
  }

  private literal(): XmlToken[] {
    const { line } = this
    const end = this.text.indexOf(']]>', this.at)
    if (end < 0 || this.open.length === 0) throw this.refusal('malformed')
    const whole = this.advance(end + ']]>'.length)
    return [{ type: 'text', text: whole.slice(CDATA.length, -']]>'.length), line }]
  }

  private passOver({ begin, end }: (typeof ASIDE)[number]): XmlToken[] {
    const found = this.text.indexOf(end, this.at + begin.length)
    if (found < 0) throw this.refusal('malformed')
    this.advance(found + end.length)
    return []
  }

  private closing(): XmlToken[] {
    const { line } = this
    const [whole = '', name = ''] = this.match(CLOSING)
    if (whole === '' || this.open.pop() !== name) throw this.refusal('malformed')
    this.advance(this.at + whole.length)
    return [{ type: 'close', name: localName(name), line }]
  }

  private opening(): XmlToken[] {
    const { line } = this
    const [whole = '', name = '', said = '', slash = ''] = this.match(TAG)
    if (whole === '' || (this.open.length === 0 && this.hasRoot)) throw this.refusal('malformed')
    if (this.open.length >= DEEPEST) throw this.refusal('too-deep')
    this.hasRoot = true
    this.advance(this.at + whole.length)
    const open = { type: 'open', name: localName(name), attributes: attributesIn(said, line), line } as const
    if (slash !== '') return [open, { type: 'close', name: localName(name), line }]
    this.open.push(name)
    return [open]
  }

  private match(pattern: RegExp): readonly (string | undefined)[] {
    pattern.lastIndex = this.at
    return pattern.exec(this.text) ?? []
  }

  private advance(to: number): string {
    const passed = this.text.slice(this.at, to)
    this.line += passed.split('\n').length - 1
    this.at = to
    return passed
  }

  private refusal(mistake: XmlMistake): XmlRefusal {
    return new XmlRefusal(mistake, this.line)
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** @throws XmlRefusal */
function attributesIn(said: string, line: number): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single] of said.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new XmlRefusal('malformed', line)
    attributes.set(name, withoutEntities((double ?? single ?? '').replaceAll(/[\n\t]/g, ' '), line))
  }
  return attributes
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));|&/gi

/** @throws XmlRefusal for entities that XML itself does not have */
function withoutEntities(text: string, line: number): string {
  return text.replaceAll(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined && Object.hasOwn(ENTITIES, name)) return ENTITIES[name] ?? ''
    const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : NaN
    // a surrogate stands for half a letter, and no number of one is XML
    if (!(code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff) || whole === '&')
      throw new XmlRefusal('entity', line)
    return String.fromCodePoint(code)
  })
}
