/** A file as text, and as what it was read. */
export interface Decoded {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1250' | 'Windows-1252'
}

/** What tables and archives begin with that are no text: ZIP (.xlsx, .ods), the old .xls, PDF. */
const NO_TEXT = ['504b0304', 'd0cf11e0', '25504446']

/** Letters that only one of the two has at their place: those of Polish, and of western languages. */
const OF_1250 = new Set([0x8c, 0x8f, 0x9c, 0x9f, 0xa3, 0xa5, 0xaf, 0xb3, 0xb9, 0xbf, 0xc6, 0xca, 0xe6, 0xea])
const OF_1252 = new Set([
  0xc0, 0xc3, 0xc5, 0xc8, 0xcc, 0xcf, 0xd2, 0xd5, 0xd8, 0xd9, 0xdb, 0xe0, 0xe3, 0xe5, 0xe8, 0xec, 0xef, 0xf2,
  0xf5, 0xf8, 0xf9, 0xfb,
])
/** ń in the one, ñ in the other: what else is written says which. */
const OF_BOTH = new Set([0xd1, 0xf1])

/** Control characters that no table has. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/

/**
 * Reads what spreadsheets write: UTF-8 and UTF-16 with or without a byte order mark, and the code pages that Excel takes for Polish
 * and for western languages, told apart by their letters. Null for what is no text.
 * @param isPolish who asks: it settles what the letters leave open
 */
export function decode(bytes: Uint8Array, isPolish: boolean): Decoded | null {
  if (NO_TEXT.includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'))) return null
  const decoded = readUnicode(bytes) ?? readCodePage(bytes, isPolish)
  return decoded && !CONTROLS.test(decoded.text) ? decoded : null
}

function readUnicode(bytes: Uint8Array): Decoded | null {
  const wide = wideOf(bytes)
  const text = read(wide ?? 'utf-8', bytes)
  return text === null ? null : { text, encoding: wide ? 'UTF-16' : 'UTF-8' }
}

/** By its mark, or by where the zeros of plain letters stand. */
function wideOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0 && second !== 0) return 'utf-16be'
  return second === 0 && first !== 0 ? 'utf-16le' : null
}

function readCodePage(bytes: Uint8Array, isPolish: boolean): Decoded | null {
  const count = (letters: ReadonlySet<number>) => bytes.filter((byte) => letters.has(byte)).length
  const [polish, western] = [count(OF_1250), count(OF_1252)]
  const isOpen = polish === western && (polish > 0 || count(OF_BOTH) > 0)
  const is1250 = isOpen ? isPolish : polish > western
  const text = read(is1250 ? 'windows-1250' : 'windows-1252', bytes)
  return text === null ? null : { text, encoding: is1250 ? 'Windows-1250' : 'Windows-1252' }
}

function read(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
