import { hasHeadings, readTable } from './csv.ts'
import { readGift } from './gift.ts'
import { readMoodle } from './moodle.ts'
import { fileMeant, pictureOfData } from './pictures.ts'
import { readQti12 } from './qti12.ts'
import { plainName, readQti, withPlainNames } from './qti.ts'
import {
  FileRefusal,
  GAP_MARK,
  MOST_QUESTIONS_IN_FILE,
  refuse,
  sorted,
  type Question,
  type ReadQuestions,
  type Refusal,
  type TruthWords,
} from './question.ts'
import { readXml } from './xml.ts'

/** Of a file that is chosen: a package may hold pictures. */
export const MOST_FILE_BYTES = 50 * 1024 * 1024
/** Of what is read of it. */
const MOST_LETTERS = 10 * 1024 * 1024

type Found = (Question | Refusal)[]

/**
 * The questions of a file in any of the formats: GIFT, a table, Moodle XML, QTI 1.2, 2 and 3, and packages of these. Every question is
 * either read or refused with its line.
 * @throws FileRefusal where nothing of it can be read
 */
export async function readQuestions(bytes: Uint8Array, truth: TruthWords): Promise<ReadQuestions> {
  if (bytes.length > MOST_FILE_BYTES) throw new FileRefusal('too-large')
  return checked(isArchive(bytes) ? await readArchive(bytes, truth) : readText(decode(bytes), '', truth))
}

/** Whether it begins as a zip with a file in it. */
function isArchive(bytes: Uint8Array): boolean {
  return bytes.length > 22 && [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte)
}

/** The same of words that were pasted. @throws FileRefusal */
export function readPasted(text: string, truth: TruthWords): ReadQuestions {
  return checked(readText(text, '', truth))
}

function checked(found: Found): ReadQuestions {
  if (found.length === 0) throw new FileRefusal('no-questions')
  if (found.length > MOST_QUESTIONS_IN_FILE) throw new FileRefusal('too-many')
  return sorted(found.map(settled))
}

/** A picture that stands in the text itself is read; where another one was is of no use any more. */
function settled(one: Found[number]): Found[number] {
  if ('reason' in one || !one.pictureAt) return one
  const { pictureAt, ...question } = one
  const picture = question.picture ?? pictureOfData(pictureAt)
  return picture ? { ...question, picture } : question
}

const READ_FILES = /\.(xml|qti|dat)$/i

async function readArchive(bytes: Uint8Array, truth: TruthWords): Promise<Found> {
  // who brings a single file does without
  const archive = await import('./archive.ts')
  const { filesOf, MOST_UNPACKED, unpack } = archive
  const found: Found = []
  let left = MOST_UNPACKED
  for (const file of filesOf(bytes)) {
    if (!READ_FILES.test(file.name) || /(^|\/)__MACOSX\//.test(file.name)) continue
    const content = await unpack(bytes, file, left)
    left -= content.length
    const text = decode(content)
    if (isXml(text) && KNOWN.test(text.slice(0, 100_000))) found.push(...readTree(text, file.name, truth))
  }
  return withPictures(found, bytes, left, archive)
}

/** The pictures of questions, from the files of their package; one that is not there, or too large, is left out. */
async function withPictures(
  found: Found,
  bytes: Uint8Array,
  most: number,
  { filesOf, unpack }: typeof import('./archive.ts'),
): Promise<Found> {
  const files = filesOf(bytes)
  const names = files.map(({ name }) => name)
  let left = most
  const read: Found = []
  for (const one of found) {
    const meant = 'reason' in one || !one.pictureAt ? null : fileMeant(one.pictureAt.source, one.file, names)
    const file = files.find(({ name }) => name === meant)
    const content = file && (await unpack(bytes, file, left).catch(() => null))
    if ('reason' in one || !one.pictureAt || !file || !content) {
      read.push(one)
      continue
    }
    left -= content.length
    const { alt, isAll } = one.pictureAt
    read.push({
      ...one,
      picture: { name: plainNameOf(file.name), bytes: new Uint8Array(content), alt, isAll },
    })
  }
  return read
}

const plainNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function readText(source: string, file: string, truth: TruthWords): Found {
  if (source.length > MOST_LETTERS) throw new FileRefusal('too-large')
  const text = source.replace(/^\uFEFF/, '').replaceAll(GAP_MARK, '')
  if (text.trim() === '') return []
  if (isXml(text) && KNOWN.test(text.slice(0, 100_000))) return readTree(text, file, truth)
  // a file of something else
  if (text.includes('\0') || /^\s*<(\?xml|!DOCTYPE)/i.test(text)) throw new FileRefusal('unknown-format')
  return hasHeadings(text) || !isGift(text) ? readTable(text) : readGift(text, truth)
}

/** What a file of questions begins with. */
const KNOWN = /<([\w-]+:)?(quiz|questestinterop|(qti-)?assessment-?items?)\b/i

/** Braces around answers, or what only GIFT begins with. */
function isGift(text: string): boolean {
  if (/^\s*(\/\/|::|\$CATEGORY)/.test(text)) return true
  const open = /(?<!\\)\{/.exec(text)
  return open !== null && /(?<!\\)\}/.test(text.slice(open.index))
}

function isXml(text: string): boolean {
  return /^\s*<(\?xml|!--|!DOCTYPE|[a-zA-Z_])/.test(text.slice(0, 1000).replace(/^\uFEFF/, ''))
}

/** Where the file breaks, that is said; what stands before is read. */
function readTree(text: string, file: string, truth: TruthWords): Found {
  const { root, broken } = readXml(text.replace(/^\uFEFF/, ''))
  const found = root ? readRoot() : []
  const where = { line: broken?.line ?? 1, file }
  return broken ? [...found, refuse(where, '', 'broken', broken.detail)] : found

  function readRoot(): Found {
    if (!root) return []
    if (root.name === 'quiz') return readMoodle(root, truth)
    if (root.name === 'questestinterop') return readQti12(root, file)
    const name = plainName(root.name)
    return name === 'assessmentitem' || name === 'assessmentitems' ? readQti(withPlainNames(root), file) : []
  }
}

/** By its mark, else UTF-8, else as Windows writes the languages of the west and of Poland. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(hasPolish(bytes) ? 'windows-1250' : 'windows-1252').decode(bytes)
  }
}

/** Letters that Polish has in the code of middle Europe, and that the west hardly uses there: ą ę ł ś ż ź. */
function hasPolish(bytes: Uint8Array): boolean {
  const polish = new Set([0xb9, 0xea, 0xb3, 0x9c, 0xbf, 0x9f])
  let count = 0
  for (const byte of bytes) if (polish.has(byte)) count += 1
  return count > bytes.filter((byte) => byte > 0x7f).length / 3
}
